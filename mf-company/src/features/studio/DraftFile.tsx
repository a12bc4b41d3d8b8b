import { useApolloClient, useToast, useTranslations } from '@hausgeist/shell-api';
import { reread } from '@hausgeist/staff-kit';
import { Button, InlineError } from '@hausgeist/ui';
import { useRef } from 'react';
import { useUpload } from '../../ui/use-upload';
import { useCompanyId } from '../company-scope';

/** Brings a file into the draft, where it is reviewed like what was written here. */
export function DraftFile() {
  const t = useTranslations('studio.draft');
  const client = useApolloClient();
  const toast = useToast();
  const companyId = useCompanyId();
  const picker = useRef<HTMLInputElement>(null);
  const { upload, isBusy, error } = useUpload(t('loadFileFailed'));

  async function send(file: File): Promise<void> {
    const body = new FormData();
    if (companyId) body.append('companyId', companyId);
    body.append('promptFile', file, file.name);
    if (!(await upload({ path: '/company/knowledge/draft/file', body }))) return;
    toast(t('loaded', { file: file.name }), 'success');
    await reread(client, 'active');
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
