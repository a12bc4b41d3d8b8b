import { useFormatter, useTranslations } from '@hausgeist/shell-api';
import { Code } from '@hausgeist/staff-kit';
import { Badge, Button } from '@hausgeist/ui';
import type { FrontEndCardFragment } from '../../gql/graphql';
import type { FrontEndAction } from './front-end-action';
import styles from './FrontEnds.module.css';

interface TrialProps {
  frontEnd: FrontEndCardFragment;
  onAction: (action: FrontEndAction) => void;
}

/** The version that some visitors try: who, how it does beside the active one, and what next. */
export function Trial({ frontEnd, onAction }: TrialProps) {
  const t = useTranslations('frontEnds.trial');
  const format = useFormatter();
  const { trial, name } = frontEnd;
  if (!trial) return null;
  const { version, percent, companies, visits, activeVisits } = trial;
  const share = (part: number, whole: number) =>
    format.number(whole === 0 ? 0 : part / whole, { style: 'percent', maximumFractionDigits: 1 });
  const rates = {
    ...{ visits, tried: share(trial.failedVisits, visits) },
    ...{ activeVisits, active: share(trial.activeFailedVisits, activeVisits) },
  };
  return (
    <section className={styles.trial} aria-label={t('label', { name })}>
      <div className={styles.trialTexts}>
        <p className={styles.trialTitle}>
          <Badge tone="info">{t('badge')}</Badge>
          <Code>{version}</Code>
          <span>{percent > 0 ? t('share', { percent }) : t('companiesOnly')}</span>
        </p>
        {companies.length > 0 && <p>{t('companies', { names: companies.join(', ') })}</p>}
        <p>{visits + activeVisits === 0 ? t('noVisits') : t('rates', rates)}</p>
      </div>
      <div className={styles.trialActions}>
        <Button size="small" onClick={() => onAction({ kind: 'activate', frontEnd, version })}>
          {t('promote')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          onClick={() => onAction({ kind: 'try', frontEnd, version })}
        >
          {t('change')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          onClick={() => onAction({ kind: 'endTrial', frontEnd })}
        >
          {t('end')}
        </Button>
      </div>
    </section>
  );
}
