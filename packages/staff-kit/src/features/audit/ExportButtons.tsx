import { useRest, useToast, useTranslations } from '@hausgeist/shell-api';
import { Button, DownloadIcon } from '@hausgeist/ui';
import { useState } from 'react';
import { saveAnswer } from '../../requests/save-answer';

interface ExportButtonProps {
  label: string;
  /** The REST call, its query apart. */
  call: string;
  query: Readonly<Record<string, string | boolean | null | undefined>>;
}

function ExportButton({ label, call, query }: ExportButtonProps) {
  const t = useTranslations('audit');
  const rest = useRest();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);

  async function download(): Promise<void> {
    setIsBusy(true);
    const given = Object.entries(query).flatMap(([name, value]) =>
      value ? [[name, String(value)]] : [],
    );
    try {
      const search = new URLSearchParams(given).toString();
      await saveAnswer(await rest(`${call}?${search}`), `export.${query['format'] ?? 'csv'}`);
    } catch {
      toast(t('exportFailed'), 'danger');
    }
    setIsBusy(false);
  }

  return (
    <Button icon={<DownloadIcon size={18} />} busy={isBusy} onClick={() => void download()}>
      {label}
    </Button>
  );
}

interface ExportButtonsProps {
  /** As the list is narrowed down. */
  query: Readonly<Record<string, string | boolean | null>>;
  /** Whether the viewer may also take the evidence of notices about the assistant. */
  withNotices: boolean;
}

/** Hands the entries out as files. */
export function ExportButtons({ query, withNotices }: ExportButtonsProps) {
  const t = useTranslations('audit');
  const call = '/company/audit-log/export';
  return (
    <>
      <ExportButton label={t('export.csv')} call={call} query={{ ...query, format: 'csv' }} />
      <ExportButton label={t('export.json')} call={call} query={{ ...query, format: 'json' }} />
      {withNotices && (
        <ExportButton
          label={t('export.notices')}
          call="/company/ai-notices/export"
          query={{ companyId: query['companyId'], format: 'csv' }}
        />
      )}
    </>
  );
}
