import { useLocale, useRest, useToast, useTranslations } from '@hausgeist/shell-api';
import { MenuItem, MenuLine } from '@hausgeist/ui';
import { useState } from 'react';
import { saveAnswer } from '../../requests/save-answer';
import { ExportMenu } from '../../ui/ExportMenu';
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
  const [isBusy, setIsBusy] = useState(false);

  async function save(table: Table): Promise<void> {
    setIsBusy(true);
    try {
      const query = new URLSearchParams({ language: locale === 'de' ? 'de' : 'en' });
      if (table !== 'companies') query.set('table', table);
      for (const [name, value] of Object.entries(asked)) if (value) query.set(name, value);
      await saveAnswer(await rest(`${path}?${query.toString()}`), `analytics-${table}.csv`);
    } catch {
      toast(t('failed'), 'danger');
    }
    setIsBusy(false);
  }

  return (
    <div className={styles.unprinted}>
      <ExportMenu label={t('open')} isBusy={isBusy}>
        {tables.map((table) => (
          <MenuItem key={table} disabled={isBusy} onClick={() => void save(table)}>
            {t('asTable', { name: t(table) })}
          </MenuItem>
        ))}
        <MenuLine />
        <MenuItem onClick={() => window.print()}>{t('print')}</MenuItem>
      </ExportMenu>
    </div>
  );
}
