import { useLocale, useRest, useToast, useTranslations } from '@hausgeist/shell-api';
import { oneOf, saveAnswer } from '@hausgeist/staff-kit';
import { Button, DownloadIcon } from '@hausgeist/ui';
import { useState } from 'react';
import { useCompanyId } from '../../company-scope';
import { STATES } from '../case-lists';

interface ExportButtonProps {
  filters: { search: string; state: string; building: string };
}

/** Hands the cases out as a file, narrowed down by search, state and building like the list. */
export function ExportButton({ filters }: ExportButtonProps) {
  const t = useTranslations('cases');
  const locale = useLocale();
  const rest = useRest();
  const toast = useToast();
  const companyId = useCompanyId();
  const [isBusy, setIsBusy] = useState(false);

  async function download(): Promise<void> {
    setIsBusy(true);
    const state = filters.state === '' ? 'UNDONE' : oneOf(STATES, filters.state);
    const query = new URLSearchParams({
      language: locale === 'de' ? 'de' : 'en',
      ...(filters.search ? { search: filters.search } : {}),
      ...(state ? { state } : {}),
      ...(filters.building ? { buildingId: filters.building } : {}),
      ...(companyId ? { companyId } : {}),
    });
    try {
      await saveAnswer(await rest(`/company/cases/export?${query.toString()}`), 'cases.csv');
    } catch {
      toast(t('exportFailed'), 'danger');
    }
    setIsBusy(false);
  }

  return (
    <Button icon={<DownloadIcon size={18} />} busy={isBusy} onClick={() => void download()}>
      {t('export')}
    </Button>
  );
}
