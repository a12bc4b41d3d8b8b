import { useTranslations } from '@hausgeist/shell-api';
import { RowAction } from '@hausgeist/staff-kit';
import { Badge, Card, DataTable, EmptyState, type DataColumn } from '@hausgeist/ui';
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

/** Models that were used, the dearest first. */
const usedModels = (usage: readonly ModelUsage[], prices: readonly ModelPrice[]): ModelRow[] =>
  usage
    .toSorted((one, other) => other.cost - one.cost)
    .map((used) => ({
      model: used.model,
      usage: used,
      price: prices.find(({ model }) => model === used.model),
    }));

/** Models that have a price and were not used. */
const otherModels = (usage: readonly ModelUsage[], prices: readonly ModelPrice[]): ModelRow[] =>
  prices
    .filter(({ model }) => !usage.some((used) => used.model === model))
    .map((price) => ({ model: price.model, usage: undefined, price }));

/** What each model was used for and what it cost; prices can be changed. */
export function ModelTable({ usage, prices, onEditPrice }: ModelTableProps) {
  const t = useTranslations('monitoring.models');
  const common = useTranslations('common');
  const { count, usd } = useFigures();
  const others = otherModels(usage, prices);
  const name: DataColumn<ModelRow> = {
    key: 'model',
    header: t('model'),
    cell: ({ model }) => <strong>{model}</strong>,
  };
  const figures: DataColumn<ModelRow>[] = [
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
      cell: ({ usage: used }) =>
        used && (
          <span className={styles.split}>
            {count(used.tokens)}
            <span className={styles.note}>
              {t('tokensSplit', {
                input: count(used.inputTokens),
                output: count(used.outputTokens),
              })}
            </span>
          </span>
        ),
    },
    {
      key: 'cost',
      header: t('cost'),
      card: 'corner',
      align: 'end',
      cell: (row) => usd(row.usage?.cost ?? 0),
    },
  ];
  const pricing: DataColumn<ModelRow>[] = onEditPrice
    ? [
        {
          key: 'price',
          header: t('price'),
          cell: ({ price }) =>
            price ? (
              t('priceSplit', { input: usd(price.inputPrice), output: usd(price.outputPrice) })
            ) : (
              <Badge tone="warning">{t('noPrice')}</Badge>
            ),
        },
        {
          key: 'actions',
          header: common('actions'),
          align: 'end',
          cell: ({ model, price }) => (
            <RowAction subject={model} onClick={() => onEditPrice(model, price)}>
              {t('editPrice')}
            </RowAction>
          ),
        },
      ]
    : [];
  return (
    <Card title={t('title')}>
      <DataTable
        caption={t('title')}
        rows={usedModels(usage, prices)}
        rowKey={({ model }) => model}
        empty={<EmptyState title={t('empty')} />}
        columns={[name, ...figures, ...pricing]}
      />
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{t('others', { count: others.length })}</summary>
          <DataTable
            caption={t('others', { count: others.length })}
            rows={others}
            rowKey={({ model }) => model}
            columns={[name, ...pricing]}
          />
        </details>
      )}
    </Card>
  );
}
