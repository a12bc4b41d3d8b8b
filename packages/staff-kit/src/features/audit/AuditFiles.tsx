import { useRest, useToast, useTranslations } from '@hausgeist/shell-api';
import { MenuItem, MenuLine } from '@hausgeist/ui';
import { useState } from 'react';
import { saveAnswer } from '../../requests/save-answer';
import { ExportMenu } from '../../ui/ExportMenu';

type Query = Readonly<Record<string, string | boolean | null | undefined>>;

interface AuditFilesProps {
  /** As the list is narrowed down. */
  query: Query;
  /** Whether the viewer may also take the evidence of notices about the assistant. */
  withNotices: boolean;
}

/** Hands the entries out as files. */
export function AuditFiles({ query, withNotices }: AuditFilesProps) {
  const t = useTranslations('audit');
  const rest = useRest();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);

  async function download(call: string, asked: Query & { format: string }): Promise<void> {
    setIsBusy(true);
    const given = Object.entries(asked).flatMap(([name, value]) =>
      value ? [[name, String(value)]] : [],
    );
    try {
      const search = new URLSearchParams(given).toString();
      await saveAnswer(await rest(`${call}?${search}`), `export.${asked.format}`);
    } catch {
      toast(t('exportFailed'), 'danger');
    }
    setIsBusy(false);
  }

  const { companyId } = query;
  return (
    <ExportMenu label={t('export.open')} isBusy={isBusy}>
      {(['csv', 'json'] as const).map((format) => (
        <MenuItem
          key={format}
          disabled={isBusy}
          onClick={() => void download('/company/audit-log/export', { ...query, format })}
        >
          {t(`export.${format}`)}
        </MenuItem>
      ))}
      {withNotices && (
        <>
          <MenuLine />
          <MenuItem
            disabled={isBusy}
            onClick={() =>
              void download('/company/ai-notices/export', { companyId, format: 'csv' })
            }
          >
            {t('export.notices')}
          </MenuItem>
        </>
      )}
    </ExportMenu>
  );
}
