import { useDocumentTitle, useTranslations } from '@hausgeist/shell-api';
import { classNames, EmptyState, MessagesIcon, VisuallyHidden } from '@hausgeist/ui';
import { useRef, useState } from 'react';
import { useInboxCounts } from '../inbox-live';
import { Conversation } from './conversation/Conversation';
import styles from './Inbox.module.css';
import { KeysDialog } from './keys/KeysDialog';
import { useKeys } from './keys/use-keys';
import { ListPane } from './list/ListPane';
import { ViewList } from './list/ViewList';
import { useInboxAddress } from './use-inbox-address';

/** All conversations of the company: views, the list of one of them, and the open conversation. */
export function Inbox() {
  const t = useTranslations('inbox');
  const address = useInboxAddress();
  const unread = useInboxCounts()?.unread ?? 0;
  const root = useRef<HTMLDivElement>(null);
  const [showsKeys, setShowsKeys] = useState(false);
  useDocumentTitle(unread > 0 ? t('titleUnread', { count: unread }) : t('title'));
  useKeys(root, { onClose: address.close, onHelp: () => setShowsKeys(true) });
  const { openId } = address;
  return (
    <div
      ref={root}
      className={classNames(styles.inbox, openId ? styles.isOpen : undefined)}
      data-page="wide"
    >
      <VisuallyHidden>
        <h1>{t('title')}</h1>
      </VisuallyHidden>
      <ViewList address={address} onKeys={() => setShowsKeys(true)} />
      <ListPane address={address} />
      <section className={styles.conversation} aria-label={t('conversation.pane')}>
        {openId ? (
          <Conversation key={openId} id={openId} onClose={address.close} />
        ) : (
          <div className={styles.nothing}>
            <EmptyState icon={<MessagesIcon size={28} />} title={t('conversation.none')}>
              {t('conversation.noneHint')}
            </EmptyState>
          </div>
        )}
      </section>
      {showsKeys && <KeysDialog onClose={() => setShowsKeys(false)} />}
    </div>
  );
}
