import { useTranslations } from '@hausgeist/shell-api';
import { Code } from '@hausgeist/staff-kit';
import { Badge, Button, Card } from '@hausgeist/ui';
import { type FrontEndCardFragment, FrontEndVersionRowFragmentDoc } from '../../gql/graphql';
import { readFragment } from '../../gql/fragment-masking';
import type { FrontEndAction } from './front-end-action';
import styles from './FrontEnds.module.css';
import { Trial } from './Trial';
import { VersionTable } from './VersionTable';

interface FrontEndCardProps {
  frontEnd: FrontEndCardFragment;
  onAction: (action: FrontEndAction) => void;
}

/** One front end: the team that answers for it, where it lives, and its versions. */
export function FrontEndCard({ frontEnd, onAction }: FrontEndCardProps) {
  const t = useTranslations('frontEnds');
  const { name, team, origin, routes, retiredAt, returnVersion, mayBeLocal } = frontEnd;
  const versions = readFragment(FrontEndVersionRowFragmentDoc, frontEnd.versions);
  return (
    <Card
      title={name}
      actions={
        retiredAt ? (
          <Badge tone="neutral">{t('retired')}</Badge>
        ) : (
          <>
            {mayBeLocal && (
              <Button
                size="small"
                variant="quiet"
                aria-label={t('openLocal.named', { name })}
                onClick={() => onAction({ kind: 'openLocal', frontEnd })}
              >
                {t('openLocal.open')}
              </Button>
            )}
            {returnVersion && (
              <Button
                size="small"
                aria-label={t('rollBack.named', { name })}
                onClick={() => onAction({ kind: 'rollBack', frontEnd })}
              >
                {t('rollBack.open')}
              </Button>
            )}
            <Button
              size="small"
              variant="quiet"
              aria-label={t('retire.named', { name })}
              onClick={() => onAction({ kind: 'retire', frontEnd })}
            >
              {t('retire.open')}
            </Button>
          </>
        )
      }
    >
      <Facts team={team} origin={origin} routes={routes} />
      <Trial frontEnd={frontEnd} onAction={onAction} />
      {versions.length === 0 ? (
        <p className={styles.none}>{t('noVersion')}</p>
      ) : (
        <VersionTable frontEnd={frontEnd} versions={versions} onAction={onAction} />
      )}
    </Card>
  );
}

function Facts({ team, origin, routes }: Pick<FrontEndCardFragment, 'team' | 'origin' | 'routes'>) {
  const t = useTranslations('frontEnds');
  return (
    <p className={styles.facts}>
      <span>{team ? t('team', { team }) : t('noTeam')}</span>
      {origin && <span>{t('origin', { origin })}</span>}
      {routes.length > 0 && (
        <span className={styles.routes}>
          {t('routes')}
          {routes.map((route) => (
            <Code key={route}>{route}</Code>
          ))}
        </span>
      )}
    </p>
  );
}
