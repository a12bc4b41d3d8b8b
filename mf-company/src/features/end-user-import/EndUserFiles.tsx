import { useLocale, useRest, useToast, useTranslations } from '@hausgeist/shell-api';
import { ExportMenu, saveAnswer } from '@hausgeist/staff-kit';
import { MenuItem } from '@hausgeist/ui';
import { useState } from 'react';
import { useCompanyId } from '../company-scope';

type Format = 'csv' | 'xlsx';

interface EndUserFilesProps {
  filters: { search: string; type: string; residence: string; building: string };
}

/** Hands out the list as it is narrowed down. */
export function EndUserFiles({ filters }: EndUserFilesProps) {
  const t = useTranslations('endUserFiles.export');
  const locale = useLocale();
  const rest = useRest();
  const toast = useToast();
  const companyId = useCompanyId();
  const [isBusy, setIsBusy] = useState(false);

  async function download(format: Format): Promise<void> {
    setIsBusy(true);
    try {
      const query = new URLSearchParams({
        format,
        language: locale === 'de' ? 'de' : 'en',
        ...(filters.search ? { search: filters.search } : {}),
        ...(filters.type ? { type: filters.type } : {}),
        ...(filters.residence ? { residence: filters.residence } : {}),
        ...(filters.building ? { buildingId: filters.building } : {}),
        ...(companyId ? { companyId } : {}),
      });
      const response = await rest(`/company/end-users/export?${query.toString()}`);
      await saveAnswer(response, `end-users.${format}`);
    } catch {
      toast(t('failed'), 'danger');
    }
    setIsBusy(false);
  }

  return (
    <ExportMenu label={t('open')} isBusy={isBusy}>
      {(['csv', 'xlsx'] as const).map((format) => (
        <MenuItem key={format} disabled={isBusy} onClick={() => void download(format)}>
          {t(format)}
        </MenuItem>
      ))}
    </ExportMenu>
  );
}
