import { useTranslations } from '@hausgeist/shell-api';
import { Badge, Card, DataTable, type DataColumn } from '@hausgeist/ui';
import { readFragment } from '../../gql/fragment-masking';
import {
  PrivacyRequestRowFragmentDoc,
  PrivacyRequestsDocument,
  type PrivacyRequestRowFragment,
} from '../../gql/graphql';
import { useListQuery } from '../../lists/use-list-query';
import { oneOf } from '../../lists/use-list-state';
import { DateText } from '../../ui/DateText';

/** How often it is looked while an erasure is running. */
const POLL_MS = 3_000;

type Column = DataColumn<PrivacyRequestRowFragment>;

/** What an erasure reaches, as its receipt names it. */
const REACHED = [
  ...(['conversations', 'messages', 'files', 'mails', 'webhookBodies'] as const),
  ...(['cases', 'learned', 'mentions', 'auditEntries', 'jobs'] as const),
];

/** How many of each were reached, as one text. */
function Receipt({ receipt }: Pick<PrivacyRequestRowFragment, 'receipt'>) {
  const t = useTranslations('endUsers.requests');
  const common = useTranslations('common');
  const reached = receipt.filter(({ count }) => count > 0);
  if (reached.length === 0) return common('none');
  return reached
    .map(({ name, count }) =>
      t('count', { name: t(`reached.${oneOf(REACHED, name) ?? 'other'}`), count }),
    )
    .join(', ');
}

/** Erasures with their receipts; nothing where there was none. */
export function PrivacyRequests({ companyId }: { companyId: string | undefined }) {
  const t = useTranslations('endUsers.requests');
  const { data, isBusy } = useListQuery(
    PrivacyRequestsDocument,
    { companyId: companyId || null },
    {
      pollEvery: ({ privacyRequests }) =>
        privacyRequests.some(
          (row) => readFragment(PrivacyRequestRowFragmentDoc, row).state === 'RUNNING',
        )
          ? POLL_MS
          : 0,
    },
  );
  const rows = data?.privacyRequests.map((row) => readFragment(PrivacyRequestRowFragmentDoc, row));
  if (!rows || rows.length === 0) return null;
  const columns: Column[] = [
    { key: 'person', header: t('person'), cell: ({ personName }) => personName },
    {
      key: 'state',
      header: t('state'),
      cell: ({ state }) => (
        <Badge tone={state === 'FAILED' ? 'danger' : 'neutral'}>{t(`states.${state}`)}</Badge>
      ),
    },
    { key: 'by', header: t('by'), cell: ({ decidedBy }) => decidedBy },
    {
      key: 'at',
      header: t('at'),
      cell: ({ finishedAt, requestedAt }) => <DateText at={finishedAt ?? requestedAt} withTime />,
    },
    { key: 'receipt', header: t('receipt'), cell: ({ receipt }) => <Receipt receipt={receipt} /> },
  ];
  return (
    <Card title={t('title')}>
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        busy={isBusy}
        empty={null}
      />
    </Card>
  );
}
