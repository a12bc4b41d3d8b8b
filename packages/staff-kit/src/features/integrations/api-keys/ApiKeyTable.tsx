import { useTranslations } from '@hausgeist/shell-api';
import {
  Badge,
  ClearIcon,
  RetryIcon,
  WarningIcon,
  type DataColumn,
  type DataTableProps,
  type Tone,
} from '@hausgeist/ui';
import { ListTable } from '../../../ui/ListTable';
import type { ReactNode } from 'react';
import type { ApiKeyRowFragment, ApiKeyScope, ApiKeyStatus } from '../../../gql/graphql';
import { DateText, useDayText, useMomentText } from '../../../ui/DateText';
import {
  Code,
  EditAction,
  MoreActions,
  Note,
  RowAction,
  RowActions,
  Stacked,
} from '../../../ui/Row';
import { daysUntil, isAhead, isSoon } from '../ui/time';
import { useScopeTexts } from './use-scope-texts';
import styles from './ApiKeyTable.module.css';

const TONES: Readonly<Record<ApiKeyStatus, Tone>> = {
  ACTIVE: 'success',
  EXPIRED: 'warning',
  REVOKED: 'neutral',
};

/** What one can do with a key. */
export type ApiKeyActionKind = 'edit' | 'rotate' | 'revoke';

interface ApiKeyTableProps {
  rows: DataTableProps<ApiKeyRowFragment>['rows'];
  busy: boolean;
  empty: ReactNode;
  onAction: (kind: ApiKeyActionKind, apiKey: ApiKeyRowFragment) => void;
}

function Scopes({ scopes }: { scopes: readonly ApiKeyScope[] }) {
  const t = useTranslations('apiKeys');
  const texts = useScopeTexts();
  return (
    <details className={styles.scopes}>
      <summary>{t('scopeCount', { count: scopes.length })}</summary>
      <ul>
        {scopes.map((scope) => (
          <li key={scope}>{texts.scope(scope)}</li>
        ))}
      </ul>
    </details>
  );
}

/** Whether a key is taken, and until when. */
function State({ apiKey }: { apiKey: ApiKeyRowFragment }) {
  const t = useTranslations('apiKeys');
  const dayText = useDayText();
  const momentText = useMomentText();
  const { status, expiresAt, previousKeyValidUntil, makerHasLeft } = apiKey;
  const isActive = status === 'ACTIVE';
  return (
    <Stacked>
      <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
      {isActive && isSoon(expiresAt) && (
        <Badge tone="warning" icon={<WarningIcon size={14} />}>
          {t('expiresSoon', { days: daysUntil(expiresAt) })}
        </Badge>
      )}
      {isActive && makerHasLeft && (
        <>
          <Badge tone="warning" icon={<WarningIcon size={14} />}>
            {t('makerLeft')}
          </Badge>
          <Note>{t('makerLeftAdvice')}</Note>
        </>
      )}
      {status !== 'REVOKED' && (
        <Note>{t(isActive ? 'until' : 'since', { day: dayText(expiresAt) })}</Note>
      )}
      {isActive && isAhead(previousKeyValidUntil) && (
        <Note>{t('previousUntil', { time: momentText(previousKeyValidUntil) })}</Note>
      )}
    </Stacked>
  );
}

/** Keys with what one needs to know before one touches them. */
export function ApiKeyTable({ onAction, ...table }: ApiKeyTableProps) {
  const t = useTranslations('apiKeys');
  const common = useTranslations('common');
  const dayText = useDayText();
  const columns: DataColumn<ApiKeyRowFragment>[] = [
    {
      key: 'name',
      header: t('columns.name'),
      cell: ({ name, prefix, createdAt, createdBy }) => (
        <span className={styles.about}>
          <span className={styles.name}>{name}</span>
          <Code>{prefix}…</Code>
          <Note>{t('createdBy', { time: dayText(createdAt), name: createdBy })}</Note>
        </span>
      ),
    },
    {
      key: 'status',
      header: t('columns.status'),
      card: 'corner',
      cell: (apiKey) => <State apiKey={apiKey} />,
    },
    {
      key: 'scopes',
      header: t('columns.scopes'),
      card: 'plain',
      cell: ({ scopes }) => <Scopes scopes={scopes} />,
    },
    {
      key: 'lastUsed',
      header: t('columns.lastUsed'),
      cell: ({ lastUsedAt }) =>
        lastUsedAt ? <DateText at={lastUsedAt} withTime /> : <Note>{t('never')}</Note>,
    },
    {
      key: 'actions',
      header: common('actions'),
      align: 'end',
      cell: (apiKey) =>
        // What has ended stays ended.
        apiKey.status === 'ACTIVE' && (
          <RowActions>
            <EditAction subject={apiKey.name} onClick={() => onAction('edit', apiKey)} />
            <MoreActions of={apiKey.name}>
              <RowAction
                Icon={RetryIcon}
                subject={apiKey.name}
                onClick={() => onAction('rotate', apiKey)}
              >
                {t('rotate.action')}
              </RowAction>
              <RowAction
                Icon={ClearIcon}
                tone="danger"
                subject={apiKey.name}
                onClick={() => onAction('revoke', apiKey)}
              >
                {t('revoke.action')}
              </RowAction>
            </MoreActions>
          </RowActions>
        ),
    },
  ];
  return (
    <ListTable
      list="apiKeys"
      caption={t('table')}
      columns={columns}
      rowKey={({ id }) => id}
      {...table}
    />
  );
}
