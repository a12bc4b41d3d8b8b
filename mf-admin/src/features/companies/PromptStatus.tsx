import { useTranslations } from '@hausgeist/shell-api';
import { useRefusalText } from '@hausgeist/staff-kit';
import { Badge, type Tone } from '@hausgeist/ui';
import type { CompanyRowFragment, PromptStatus as Status } from '../../gql/graphql';
import styles from './Companies.module.css';

const TONES: Record<Status, Tone> = { PROCESSED: 'success', PENDING: 'info', ERROR: 'danger' };

type PromptStatusProps = Pick<
  CompanyRowFragment,
  'promptFileName' | 'promptStatus' | 'promptVectorCount' | 'promptError' | 'promptRefusal'
>;

/** How far a company's prompt file has come. */
export function PromptStatus({
  promptFileName,
  promptStatus,
  promptVectorCount,
  promptError,
  promptRefusal,
}: PromptStatusProps) {
  const t = useTranslations('companies.prompt');
  const textOf = useRefusalText();
  if (!promptFileName && !promptStatus) return <span className={styles.muted}>{t('none')}</span>;
  const status = promptStatus ?? 'PENDING';
  const error = promptError && textOf({ ...promptRefusal, message: promptError });
  return (
    <span className={styles.prompt} title={(error || promptFileName) ?? undefined}>
      <Badge tone={TONES[status]}>{t(status)}</Badge>
      {status === 'PROCESSED' && (
        <span className={styles.muted}>{t('useCases', { count: promptVectorCount })}</span>
      )}
    </span>
  );
}
