import { useFieldLabels } from '@hausgeist/staff-kit';
import { useLocale, useToast, useTranslations } from '@hausgeist/shell-api';
import { Button, DownloadIcon } from '@hausgeist/ui';
import { IMPORT_FIELDS } from './import-fields';
import { saveCsv } from './save-csv';

/** Hands out a file to begin with: headers that are known by themselves, and two people. */
export function SampleFile() {
  const t = useTranslations('endUserImport.sample');
  const labels = useFieldLabels();
  const locale = useLocale();
  const toast = useToast();
  // Numbers are made up where a file has none.
  const names = IMPORT_FIELDS.map(({ name }) => name).filter((name) => name !== 'authNumber');
  const rows = [
    names.map((name) => (name === 'address' ? t('street') : labels[name])),
    t('tenant').split(';'),
    t('owner').split(';'),
  ];
  return (
    <div>
      <Button
        icon={<DownloadIcon size={18} />}
        onClick={() =>
          void saveCsv(rows, t('fileName'), locale).catch(() => toast(t('failed'), 'danger'))
        }
      >
        {t('save')}
      </Button>
    </div>
  );
}
