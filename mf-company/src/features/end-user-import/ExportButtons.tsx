import { useLocale, useRest, useToast, useTranslations } from '@hausgeist/shell-api';
import { Button } from '@hausgeist/ui';
import { useState } from 'react';
import { useCompanyId } from '../company-scope';

type Format = 'csv' | 'xlsx';

interface ExportButtonsProps {
  filters: { search: string; type: string };
}

/** The file's name as the server gives it. */
function nameIn(disposition: string | null, format: Format): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)/i.exec(disposition ?? '')?.[1] ?? `end-users.${format}`;
}

function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser has to have begun before the address ends.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Hands out the list as it is narrowed down. */
export function ExportButtons({ filters }: ExportButtonsProps) {
  const t = useTranslations('endUserImport.export');
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
        ...(companyId ? { companyId } : {}),
      });
      const response = await rest(`/company/end-users/export?${query.toString()}`);
      if (!response.ok) throw new Error(String(response.status));
      save(await response.blob(), nameIn(response.headers.get('content-disposition'), format));
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
