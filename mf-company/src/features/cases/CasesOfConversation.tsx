import { Link, useOpenDialog, usePermission, useTranslations } from '@hausgeist/shell-api';
import { late } from '@hausgeist/staff-kit';
import { Button, PlusIcon } from '@hausgeist/ui';
import { Suspense } from 'react';
import { type CaseRow, pathOf } from './case-lists';
import { StateBadge } from './list/CaseBadges';
import styles from './list/Cases.module.css';

const JoinCaseDialog = late(async () => (await import('./JoinCaseDialog')).JoinCaseDialog);

interface CasesOfConversationProps {
  conversationId: string;
  /** Who talks in it. */
  name: string;
  rows: readonly CaseRow[];
  title: string;
}

/** The cases of a conversation, and the way to add it to another. */
export function CasesOfConversation({
  conversationId,
  name,
  rows,
  title,
}: CasesOfConversationProps) {
  const t = useTranslations('cases.page');
  const join = useTranslations('cases.join');
  const mayEdit = usePermission('cases.edit');
  const [isJoining, setIsJoining] = useOpenDialog<boolean>(`case for ${conversationId}`);
  if (rows.length === 0 && !mayEdit) return null;
  return (
    <>
      <h3 className={styles.head}>{title}</h3>
      {rows.map((row) => (
        <p key={row.id} className={styles.badges}>
          <Link to={pathOf(row.id)}>{t('heading', { number: row.number, title: row.title })}</Link>
          <StateBadge state={row.state} />
        </p>
      ))}
      {mayEdit && (
        <p>
          <Button size="small" icon={<PlusIcon size={16} />} onClick={() => setIsJoining(true)}>
            {join('open')}
          </Button>
        </p>
      )}
      {isJoining && (
        <Suspense fallback={null}>
          <JoinCaseDialog
            conversationId={conversationId}
            name={name}
            onClose={() => setIsJoining(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
