import { useDocumentTitle, useTranslations } from '@hausgeist/shell-api';
import { classNames, EmptyState, MessagesIcon, VisuallyHidden } from '@hausgeist/ui';
import { useRef, useState } from 'react';
import { useInboxCounts } from '../inbox-live';
import { useInboxCommands } from './commands/use-inbox-commands';
import { Conversation } from './conversation/Conversation';
import styles from './Inbox.module.css';
import { KeysDialog } from './keys/KeysDialog';
import { useKeys } from './keys/use-keys';
import { useKeysSetting } from './keys/use-keys-setting';
import { useFreshLabels } from './labels/use-labels';
import { ListPane } from './list/ListPane';
import { useSelection } from './list/use-selection';
import { ViewList } from './list/ViewList';
import { Presence } from './presence/Presence';
import { SavedFilterDialogs } from './saved-filters/SavedFilterDialogs';
import { useSavedFilters } from './saved-filters/use-saved-filters';
import { useMarkedWords } from './use-marked-words';
import { useInboxAddress } from './use-inbox-address';
import { useWorkActions } from './work/use-work-actions';
import { WorkDialogs } from './work/WorkDialogs';

/** All conversations of the company: views, the list of one of them, and the open conversation. */
export function Inbox() {
  const t = useTranslations('inbox');
  const address = useInboxAddress();
  const unread = useInboxCounts()?.unread ?? 0;
  const root = useRef<HTMLDivElement>(null);
  const [showsKeys, setShowsKeys] = useState(false);
  useDocumentTitle(unread > 0 ? t('titleUnread', { count: unread }) : t('title'));
  const { openId } = address;
  const saved = useSavedFilters(address);
  useMarkedWords(root, address.filters.search);
  useFreshLabels();
  const selection = useSelection();
  const work = useWorkActions({ openId, close: address.close });
  useInboxCommands({ address, saved, work, onHelp: () => setShowsKeys(true) });
  const [hasKeys, setHasKeys] = useKeysSetting();
  useKeys(root, {
    isOn: hasKeys,
    work,
    openId,
    selection,
    onClose: address.close,
    onHelp: () => setShowsKeys(true),
  });
  return (
    <div
      ref={root}
      className={classNames(styles.inbox, openId ? styles.isOpen : undefined)}
      data-page="wide"
      data-fills={openId ? 'phone' : undefined}
    >
      <VisuallyHidden>
        <h1>{t('title')}</h1>
      </VisuallyHidden>
      <ViewList address={address} saved={saved} onKeys={() => setShowsKeys(true)} />
      <Presence>
        <ListPane address={address} saved={saved} work={work} selection={selection} />
        <section className={styles.conversation} aria-label={t('conversation.pane')}>
          {openId ? (
            <Conversation key={openId} id={openId} work={work} onClose={address.close} />
          ) : (
            <div className={styles.nothing}>
              <EmptyState icon={<MessagesIcon size={28} />} title={t('conversation.none')}>
                {t('conversation.noneHint')}
              </EmptyState>
            </div>
          )}
        </section>
      </Presence>
      <WorkDialogs work={work} onReplied={selection.drop} />
      <SavedFilterDialogs address={address} saved={saved} />
      {showsKeys && (
        <KeysDialog isOn={hasKeys} onSwitch={setHasKeys} onClose={() => setShowsKeys(false)} />
      )}
    </div>
  );
}
