import { toRefusal, useTranslations } from '@hausgeist/shell-api/slim';
import { AttachIcon, Button, InlineError } from '@hausgeist/ui';
import { useRef, useState } from 'react';
import { ACCEPTED_FILES } from '../attachments';
import { useRefusalText } from '../conversation';

interface AddPhotosProps {
  caseId: string;
  onAdded: () => void;
}

/** Sends photos to a case as soon as they are chosen; what is wrong with one of them refuses all. */
export function AddPhotos({ caseId, onAdded }: AddPhotosProps) {
  const t = useTranslations('news');
  const refusalText = useRefusalText();
  const picker = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function send(files: readonly File[]): Promise<void> {
    setBusy(true);
    setError(undefined);
    const form = new FormData();
    for (const file of files) form.append('files', file, file.name);
    try {
      const answer = await fetch(`/api/chat/cases/${caseId}/files`, { method: 'POST', body: form });
      const body: unknown = await answer.json().catch(() => undefined);
      if (answer.ok) onAdded();
      else setError(refusalText(toRefusal(body)) || t('addFailed'));
    } catch {
      setError(t('addFailed'));
    }
    setBusy(false);
  }

  return (
    <div>
      <Button
        size="small"
        icon={<AttachIcon size={16} />}
        busy={isBusy}
        onClick={() => picker.current?.click()}
      >
        {isBusy ? t('adding') : t('addPhotos')}
      </Button>
      <input
        ref={picker}
        hidden
        type="file"
        multiple
        accept={ACCEPTED_FILES}
        aria-label={t('addPhotos')}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen again after a refusal.
          currentTarget.value = '';
          if (files.length > 0) void send(files);
        }}
      />
      {error && <InlineError>{error}</InlineError>}
    </div>
  );
}
