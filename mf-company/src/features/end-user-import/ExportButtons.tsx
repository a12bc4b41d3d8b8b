import { useLocale, useRest, useToast, useTranslations } from '@hausgeist/shell-api';
import { saveAnswer } from '@hausgeist/staff-kit';
import { Button } from '@hausgeist/ui';
import { useState } from 'react';
import { useCompanyId } from '../company-scope';

type Format = 'csv' | 'xlsx';

interface ExportButtonsProps {
  filters: { search: string; type: string; residence: string; building: string };
}

/** Hands out the list as it is narrowed down. */
export function ExportButtons({ filters }: ExportButtonsProps) {
  const t = useTranslations('endUserFiles.export');
  const locale = useLocale();
  const rest = useRest();
  const toast = useToast();
  const companyId = useCompanyId();
  const [busy, setBusy] = useState<Format>();

  async function download(format: Format): Promise<void> {
    setBusy(format);
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
    setBusy(undefined);
  }

  return (['csv', 'xlsx'] as const).map((format) => (
    <Button
      key={format}
      busy={busy === format}
      disabled={busy !== undefined && busy !== format}
      aria-label={t(`${format}Label`)}
      onClick={() => void download(format)}
    >
      {t(format)}
    </Button>
  ));
}
