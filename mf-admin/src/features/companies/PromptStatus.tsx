import { useTranslations } from '@hausgeist/shell-api';
import { Badge, type Tone } from '@hausgeist/ui';
import type { CompanyRowFragment, PromptStatus as Status } from '../../gql/graphql';
import styles from './Companies.module.css';

const TONES: Record<Status, Tone> = { PROCESSED: 'success', PENDING: 'info', ERROR: 'danger' };

type PromptStatusProps = Pick<
  CompanyRowFragment,
  'promptFileName' | 'promptStatus' | 'promptVectorCount' | 'promptError'
>;

/** How far a company's prompt file has come. */
export function PromptStatus({
  promptFileName,
  promptStatus,
  promptVectorCount,
  promptError,
}: PromptStatusProps) {
  const t = useTranslations('companies.prompt');
  if (!promptFileName && !promptStatus) return <span className={styles.muted}>{t('none')}</span>;
  const status = promptStatus ?? 'PENDING';
  return (
    <span className={styles.prompt} title={promptError ?? promptFileName ?? undefined}>
      <Badge tone={TONES[status]}>{t(status)}</Badge>
      {status === 'PROCESSED' && (
        <span className={styles.muted}>{t('useCases', { count: promptVectorCount })}</span>
      )}
    </span>
  );
}
