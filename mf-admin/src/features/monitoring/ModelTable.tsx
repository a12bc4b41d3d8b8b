import { useTranslations } from '@hausgeist/shell-api';
import { Badge, Card, DataTable, EmptyState } from '@hausgeist/ui';
import { RowAction } from '../../ui/RowActions';
import type { ModelPrice, ModelUsage } from './metrics';
import { useFigures } from './use-figures';
import styles from './Monitoring.module.css';

interface ModelTableProps {
  usage: readonly ModelUsage[];
  prices: readonly ModelPrice[];
  /** Called with a model whose price is to change; without it prices stay as they are. */
  onEditPrice?: (model: string, price: ModelPrice | undefined) => void;
}

interface ModelRow {
  model: string;
  usage: ModelUsage | undefined;
  price: ModelPrice | undefined;
}

/** Models that were used or have a price, the dearest first. */
function rowsOf(usage: readonly ModelUsage[], prices: readonly ModelPrice[]): ModelRow[] {
  const names = new Set([
    ...usage.toSorted((one, other) => other.cost - one.cost).map(({ model }) => model),
    ...prices.map(({ model }) => model),
  ]);
  return [...names].map((model) => ({
    model,
    usage: usage.find((entry) => entry.model === model),
    price: prices.find((entry) => entry.model === model),
  }));
}

/** What each model was used for and what it cost; prices can be changed. */
export function ModelTable({ usage, prices, onEditPrice }: ModelTableProps) {
  const t = useTranslations('monitoring.models');
  const common = useTranslations('common');
  const { count, usd } = useFigures();
  return (
    <Card title={t('title')}>
      <DataTable
        caption={t('title')}
        rows={rowsOf(usage, prices)}
        rowKey={({ model }) => model}
        empty={<EmptyState title={t('empty')} />}
        columns={[
          { key: 'model', header: t('model'), cell: ({ model }) => <strong>{model}</strong> },
          {
            key: 'requests',
            header: t('requests'),
            align: 'end',
            cell: (row) => count(row.usage?.requests ?? 0),
          },
          {
            key: 'tokens',
            header: t('tokens'),
            align: 'end',
            cell: ({ usage: used }) => (
              <span className={styles.split}>
                {count(used?.tokens ?? 0)}
                {used && (
                  <span className={styles.note}>
                    {t('tokensSplit', {
                      input: count(used.inputTokens),
                      output: count(used.outputTokens),
                    })}
                  </span>
                )}
              </span>
            ),
          },
          {
            key: 'cost',
            header: t('cost'),
            align: 'end',
            cell: (row) => usd(row.usage?.cost ?? 0),
          },
          ...(onEditPrice
            ? [
                {
                  key: 'price',
                  header: t('price'),
                  cell: ({ price }: ModelRow) =>
                    price ? (
                      t('priceSplit', {
                        input: usd(price.inputPrice),
                        output: usd(price.outputPrice),
                      })
                    ) : (
                      <Badge tone="warning">{t('noPrice')}</Badge>
                    ),
                },
                {
                  key: 'actions',
                  header: common('actions'),
                  cell: ({ model, price }: ModelRow) => (
                    <RowAction subject={model} onClick={() => onEditPrice(model, price)}>
                      {t('editPrice')}
                    </RowAction>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}
