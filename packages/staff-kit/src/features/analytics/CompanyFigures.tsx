import { useTranslations } from '@hausgeist/shell-api';
import { Card, DataTable } from '@hausgeist/ui';
import { readFragment } from '../../gql/fragment-masking';
import { AnalyticsFiguresFragmentDoc, type AllAnalyticsQuery } from '../../gql/graphql';
import { useWriting } from './use-writing';

/** Each company with its use and its cost, the busiest first. */
export function CompanyFigures({
  companies,
}: Pick<AllAnalyticsQuery['allAnalytics'], 'companies'>) {
  const t = useTranslations('analytics');
  const { count, share, usd } = useWriting();
  const rows = companies.map(({ company, now }) => ({
    ...company,
    now: readFragment(AnalyticsFiguresFragmentDoc, now),
  }));
  type Row = (typeof rows)[number];
  const written = (
    key: 'conversations' | 'resolved' | 'handedOver' | 'emergencies' | 'gaps' | 'tokens' | 'cost',
    of: (now: Row['now']) => number | null | undefined,
    write: (value: number) => string,
  ) => ({
    key,
    header: t(`figures.${key}`),
    align: 'end' as const,
    cell: ({ now }: Row) => {
      const value = of(now);
      return typeof value === 'number' ? write(value) : t('none');
    },
  });
  return (
    <Card title={t('companies.title')}>
      <DataTable
        caption={t('companies.title')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', header: t('companies.name'), cell: ({ name }) => name },
          written('conversations', (now) => now.conversations, count),
          written('resolved', (now) => now.resolvedShare, share),
          written('handedOver', (now) => now.handedOver, count),
          written('emergencies', (now) => now.emergencies, count),
          written('gaps', (now) => now.openedQuestions, count),
          written('tokens', (now) => now.tokens, count),
          written('cost', (now) => now.cost, usd),
        ]}
      />
    </Card>
  );
}
