import { useRest, useToast, useTranslations } from '@hausgeist/shell-api';
import { saveAnswer } from '@hausgeist/staff-kit';
import { Button } from '@hausgeist/ui';
import { useState } from 'react';
import { useCompanyId } from '../company-scope';

interface PosterButtonProps {
  label: string;
  failed: string;
  /** The building that it hangs in; for all of them if missing. */
  buildingId?: string;
}

/** Hands out a page to print, with a code that leads into the chat. */
export function PosterButton({ label, failed, buildingId }: PosterButtonProps) {
  const rest = useRest();
  const toast = useToast();
  const companyId = useCompanyId();
  const [isBusy, setIsBusy] = useState(false);

  async function download(): Promise<void> {
    setIsBusy(true);
    try {
      const query = new URLSearchParams({
        ...(companyId ? { companyId } : {}),
        ...(buildingId ? { buildingId } : {}),
      });
      await saveAnswer(await rest(`/company/poster?${query.toString()}`), 'aushang.pdf');
    } catch {
      toast(failed, 'danger');
    }
    setIsBusy(false);
  }

  return (
    <Button busy={isBusy} onClick={() => void download()}>
      {label}
    </Button>
  );
}

/** The same with the words of the settings. */
export function CompanyPosterButton() {
  const t = useTranslations('wayIn.poster');
  return <PosterButton label={t('download')} failed={t('failed')} />;
}
