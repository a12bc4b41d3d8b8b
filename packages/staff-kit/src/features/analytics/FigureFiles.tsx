import { useLocale, useRest, useToast, useTranslations } from '@hausgeist/shell-api';
import { Button, Card, DownloadIcon } from '@hausgeist/ui';
import { useState } from 'react';
import { saveAnswer } from '../../requests/save-answer';
import styles from './Analytics.module.css';

/** The tables of one company that the server hands out, in the order of the page. */
export const COMPANY_TABLES = ['series', 'hours', 'categories', 'gaps', 'ratings'] as const;
type Table = (typeof COMPANY_TABLES)[number] | 'companies';

interface FigureFilesProps {
  /** The call that hands them out. */
  path: '/company/analytics/export' | '/admin/analytics/export';
  tables: readonly Table[];
  /** What they are about, as on the page. */
  asked: Readonly<Record<string, string | undefined>>;
}

/** Hands the tables of the page out as files for spreadsheets, or has the page printed. */
export function FigureFiles({ path, tables, asked }: FigureFilesProps) {
  const t = useTranslations('analytics.files');
  const locale = useLocale();
  const rest = useRest();
  const toast = useToast();
  const [busy, setBusy] = useState<Table>();

  async function save(table: Table): Promise<void> {
    setBusy(table);
    try {
      const query = new URLSearchParams({ language: locale === 'de' ? 'de' : 'en' });
      if (table !== 'companies') query.set('table', table);
      for (const [name, value] of Object.entries(asked)) if (value) query.set(name, value);
      await saveAnswer(await rest(`${path}?${query.toString()}`), `analytics-${table}.csv`);
    } catch {
      toast(t('failed'), 'danger');
    }
    setBusy(undefined);
  }

  return (
    <div className={styles.unprinted}>
      <Card title={t('title')}>
        <div className={styles.controls}>
          {tables.map((table) => (
            <Button
              key={table}
              size="small"
              icon={<DownloadIcon size={16} />}
              busy={busy === table}
              onClick={() => void save(table)}
            >
              {t(table)}
            </Button>
          ))}
          <Button size="small" onClick={() => window.print()}>
            {t('print')}
          </Button>
        </div>
      </Card>
    </div>
  );
}
