import { useFormatter, useTranslations } from '@hausgeist/shell-api';
import {
  Code,
  DateText,
  MoreActions,
  Note,
  RowAction,
  RowActions,
  Stacked,
} from '@hausgeist/staff-kit';
import { ActivityIcon, Badge, DataTable, type DataColumn } from '@hausgeist/ui';
import type { FrontEndCardFragment, FrontEndVersionRowFragment } from '../../gql/graphql';
import type { FrontEndAction } from './front-end-action';
import styles from './FrontEnds.module.css';
import { Vitals } from './Vitals';

type Version = FrontEndVersionRowFragment;

interface VersionTableProps {
  frontEnd: FrontEndCardFragment;
  versions: readonly Version[];
  onAction: (action: FrontEndAction) => void;
}

/** The versions of a front end, newest first. */
export function VersionTable({ frontEnd, versions, onAction }: VersionTableProps) {
  const t = useTranslations('frontEnds');
  const common = useTranslations('common');
  const canActivate = ({ isReady, isActive }: Version) =>
    isReady && !isActive && !frontEnd.retiredAt;
  const canTry = (row: Version) =>
    canActivate(row) && frontEnd.activeVersion !== null && !frontEnd.trial;
  const columns: DataColumn<Version>[] = [
    {
      key: 'version',
      header: t('version'),
      cell: (row) => <Name row={row} isTried={row.version === frontEnd.trial?.version} />,
    },
    {
      key: 'activated',
      header: t('activated'),
      cell: (row) => <Activated row={row} />,
    },
    { key: 'uploaded', header: t('uploaded'), cell: (row) => <Uploaded row={row} /> },
    { key: 'size', header: t('size'), align: 'end', cell: (row) => <Size row={row} /> },
    {
      key: 'operations',
      header: t('operations'),
      align: 'end',
      cell: ({ operationCount }) => operationCount,
    },
    {
      key: 'vitals',
      header: t('vitals.header'),
      align: 'end',
      cell: (row) => <Vitals row={row} versions={versions} />,
    },
    {
      key: 'visits',
      header: t('failures'),
      align: 'end',
      cell: (row) => (
        <Failures
          row={row}
          onOpen={() => onAction({ kind: 'errors', frontEnd, version: row.version })}
        />
      ),
    },
    {
      key: 'actions',
      header: common('actions'),
      align: 'end',
      cell: (row) =>
        canActivate(row) && (
          <RowActions>
            <RowAction
              subject={row.version}
              onClick={() => onAction({ kind: 'activate', frontEnd, version: row.version })}
            >
              {t('activate.open')}
            </RowAction>
            <MoreActions of={row.version}>
              {canTry(row) && (
                <RowAction
                  Icon={ActivityIcon}
                  subject={row.version}
                  onClick={() => onAction({ kind: 'try', frontEnd, version: row.version })}
                >
                  {t('try.open')}
                </RowAction>
              )}
            </MoreActions>
          </RowActions>
        ),
    },
  ];
  return (
    <DataTable
      caption={t('versionsOf', { name: frontEnd.name })}
      rows={versions}
      rowKey={({ version }) => version}
      columns={columns}
    />
  );
}

interface CellProps {
  row: Version;
}

function Name({ row, isTried }: CellProps & { isTried: boolean }) {
  const t = useTranslations('frontEnds.states');
  const { isActive, isBad, isReady } = row;
  return (
    <Stacked>
      <span className={styles.version}>
        <Code>{row.version}</Code>
      </span>
      {isActive && <Badge tone="success">{t('active')}</Badge>}
      {isTried && <Badge tone="info">{t('tried')}</Badge>}
      {isBad && !isActive && !isTried && <Badge tone="danger">{t('bad')}</Badge>}
      {!isReady && <Badge tone="warning">{t('incomplete')}</Badge>}
    </Stacked>
  );
}

function Activated({ row: { activatedAt, activatedBy } }: CellProps) {
  const t = useTranslations('frontEnds');
  if (!activatedAt) return <>{t('never')}</>;
  return (
    <Stacked>
      <DateText at={activatedAt} withTime />
      <Note>{activatedBy ?? t('server')}</Note>
    </Stacked>
  );
}

/** What stands in place of a key for builds that came with the server. */
const BESIDE_SERVER = 'beside the server';

function Uploaded({ row: { createdAt, signedBy } }: CellProps) {
  const t = useTranslations('frontEnds');
  const signed = signedBy === null ? t('unsigned') : t('signedBy', { key: signedBy });
  return (
    <Stacked>
      <DateText at={createdAt} withTime />
      <Note>{signedBy === BESIDE_SERVER ? t('server') : signed}</Note>
    </Stacked>
  );
}

function Size({ row: { firstLoadBytes, totalBytes } }: CellProps) {
  const t = useTranslations('frontEnds');
  const common = useTranslations('common');
  const format = useFormatter();
  const kilobytes = (bytes: number) =>
    format.number(bytes / 1000, {
      ...{ style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 },
    });
  if (firstLoadBytes === null) return <>{common('none')}</>;
  return (
    <Stacked>
      <span>{kilobytes(firstLoadBytes)}</span>
      {totalBytes !== null && <Note>{t('total', { size: kilobytes(totalBytes) })}</Note>}
    </Stacked>
  );
}

function Failures({
  row: { version, visits, failedVisits },
  onOpen,
}: CellProps & { onOpen: () => void }) {
  const t = useTranslations('frontEnds');
  const common = useTranslations('common');
  const format = useFormatter();
  if (visits === 0) return <>{common('none')}</>;
  const share = { style: 'percent', maximumFractionDigits: 1 } as const;
  return (
    <Stacked>
      <span>{format.number(failedVisits / visits, share)}</span>
      <Note>{t('visits', { failed: failedVisits, visits })}</Note>
      {failedVisits > 0 && (
        <RowAction subject={version} onClick={onOpen}>
          {t('errors.open')}
        </RowAction>
      )}
    </Stacked>
  );
}
