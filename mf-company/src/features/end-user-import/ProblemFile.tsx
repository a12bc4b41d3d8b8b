import { useApolloClient, useLocale, useToast, useTranslations } from '@hausgeist/shell-api';
import { useRefusalInLanguage, useFieldLabels } from '@hausgeist/staff-kit';
import { Button, DownloadIcon } from '@hausgeist/ui';
import { useState } from 'react';
import {
  PortalEndUserImportProblemRowsDocument,
  type EndUserImportStateFragment,
} from '../../gql/graphql';
import { nameOf } from './import-fields';
import { saveCsv } from './save-csv';

/** Hands out the rows that cannot be taken, with what is wrong, to be corrected and imported again. */
export function ProblemFile({ task }: { task: EndUserImportStateFragment }) {
  const t = useTranslations('endUserImport.problems');
  const labels = useFieldLabels();
  const locale = useLocale();
  const toast = useToast();
  const client = useApolloClient();
  const textOf = useRefusalInLanguage();
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    const { data } = await client.query({
      query: PortalEndUserImportProblemRowsDocument,
      variables: { id: task.id },
      fetchPolicy: 'no-cache',
    });
    // A file that comes back for the second time has the column already.
    const kept = task.columns.flatMap((name, index) => (name === t('message') ? [] : [index]));
    const rows = await Promise.all(
      (data?.rows ?? []).map(async ({ cells, problems }) => {
        const texts = await Promise.all(
          problems.map(async ({ field, message, refusal }) => {
            const label = labels[nameOf(field)];
            const text = await textOf({ ...refusal, message });
            return text.startsWith(label) ? text : `${label}: ${text}`;
          }),
        );
        return [...kept.map((index) => cells[index] ?? ''), texts.join('; ')];
      }),
    );
    const header = [...kept.map((index) => task.columns[index] ?? ''), t('message')];
    await saveCsv([header, ...rows], t('fileName'), locale);
  }

  async function press(): Promise<void> {
    setBusy(true);
    await save().catch(() => toast(t('saveFailed'), 'danger'));
    setBusy(false);
  }

  return (
    <div>
      <Button icon={<DownloadIcon size={18} />} busy={busy} onClick={() => void press()}>
        {t('save')}
      </Button>
    </div>
  );
}
