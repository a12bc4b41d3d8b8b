import {
  toRefusal,
  useApolloClient,
  useRest,
  useToast,
  useTranslations,
} from '@hausgeist/shell-api';
import { useRefusalInLanguage } from '@hausgeist/staff-kit';
import { Button, InlineError } from '@hausgeist/ui';
import { useRef, useState } from 'react';
import { useCompanyId } from '../company-scope';

/** Brings a file into the draft, where it is reviewed like what was written here. */
export function DraftFile() {
  const t = useTranslations('studio.draft');
  const rest = useRest();
  const client = useApolloClient();
  const toast = useToast();
  const refusalText = useRefusalInLanguage();
  const companyId = useCompanyId();
  const picker = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function send(file: File): Promise<void> {
    setIsBusy(true);
    setError(undefined);
    const form = new FormData();
    if (companyId) form.append('companyId', companyId);
    form.append('promptFile', file, file.name);
    try {
      const answer = await rest('/company/knowledge/draft/file', { method: 'POST', body: form });
      if (answer.ok) {
        toast(t('loaded', { file: file.name }), 'success');
        await client.refetchQueries({ include: 'active' });
      } else {
        const refusal = toRefusal(await answer.json().catch(() => undefined));
        setError((await refusalText(refusal)) || t('loadFileFailed'));
      }
    } catch {
      setError(t('loadFileFailed'));
    }
    setIsBusy(false);
  }

  return (
    <>
      <Button busy={isBusy} onClick={() => picker.current?.click()}>
        {t('loadFile')}
      </Button>
      <input
        ref={picker}
        hidden
        type="file"
        accept=".txt,.md,text/plain,text/markdown"
        aria-label={t('loadFile')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file can be chosen again, after it was mended.
          currentTarget.value = '';
          if (file) void send(file);
        }}
      />
      {error && <InlineError>{error}</InlineError>}
    </>
  );
}
