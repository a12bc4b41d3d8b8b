import { toRequestFailure, usePermission, useTranslations } from '@hausgeist/shell-api';
import { LoadFailure } from '@hausgeist/staff-kit';
import { Button, classNames, ErrorIcon, EmptyState } from '@hausgeist/ui';
import { FromTenant, useServiceCasesOf } from '../../cases';
import { useConversation } from '../use-conversation';
import { PresenceLine } from '../presence/PresenceLine';
import { useTellPresence } from '../presence/use-tell-presence';
import { Composer } from '../reply/Composer';
import { CaseHint } from '../work/CaseHint';
import { useMarkRead } from '../work/use-read-state';
import type { WorkActions } from '../work/use-work-actions';
import styles from './Conversation.module.css';
import { ConversationHeader } from './ConversationHeader';
import { ConversationShape } from './ConversationShape';
import { Facts } from './Facts';
import { Timeline } from './Timeline';
import { useInside } from './use-inside';

interface ConversationProps {
  id: string;
  work: WorkActions;
  onClose: () => void;
}

/** The open conversation: who it is with, what was said and done, and what is known about it. */
export function Conversation({ id, work, onClose }: ConversationProps) {
  const t = useTranslations('inbox.conversation');
  const conversation = useConversation(id);
  const { details, row, error } = conversation;
  const cases = useServiceCasesOf(id, usePermission('cases.view'));
  useMarkRead(row);
  const handleTyping = useTellPresence(row?.id, row?.handledBy?.id);
  const { facts, more } = useInside();
  if (!details || !row) {
    const isGone = error !== undefined && toRequestFailure(error).code === 'NOT_FOUND';
    return (
      <div className={styles.alone}>
        {!isGone && (
          <Button variant="quiet" size="small" className={styles.back} onClick={onClose}>
            {t('back')}
          </Button>
        )}
        {isGone && (
          <EmptyState
            icon={<ErrorIcon size={28} />}
            title={t('notFound')}
            action={<Button onClick={onClose}>{t('back')}</Button>}
          />
        )}
        {error && !isGone && (
          <LoadFailure
            error={error}
            texts={{ failed: t('failed') }}
            onRetry={conversation.reload}
          />
        )}
        {!error && <ConversationShape />}
      </div>
    );
  }
  return (
    <article
      className={classNames(styles.conversation, facts.isShown && styles.withFacts)}
      data-facts={facts.isShown ? 'shown' : undefined}
      aria-label={t('label', { name: `${row.endUser.firstName} ${row.endUser.lastName}` })}
    >
      <ConversationHeader
        row={row}
        cases={cases ?? []}
        work={work}
        facts={facts}
        more={more}
        onClose={onClose}
      />
      <div className={styles.body}>
        <Timeline conversation={conversation} details={details} />
        <aside id={facts.id} className={styles.facts}>
          <Facts row={row} details={details} cases={cases ?? []} />
        </aside>
      </div>
      <div
        className={styles.below}
        onInput={({ target }) =>
          handleTyping(target instanceof Element && target.closest('[data-reply]') !== null)
        }
      >
        <PresenceLine
          conversationId={row.id}
          tenant={`${row.endUser.firstName} ${row.endUser.lastName}`}
        />
        {cases?.length === 0 && (
          <CaseHint row={row} messages={conversation.messages} onMake={() => work.askCase(row)} />
        )}
        {cases?.map((one) => (
          <FromTenant key={one.id} row={one} isElsewhere />
        ))}
        <Composer
          row={row}
          work={work}
          mailBouncedAt={details.mailBouncedAt}
          canBeMailed={details.canBeMailed}
        />
      </div>
    </article>
  );
}
