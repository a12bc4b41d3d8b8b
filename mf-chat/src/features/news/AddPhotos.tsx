import { useTranslations } from '@hausgeist/shell-api/slim';
import { AttachIcon, Button, InlineError } from '@hausgeist/ui';
import { useRef, useState } from 'react';
import { ACCEPTED_FILES, addCaseFiles, isSameFile, type FileSet } from '../attachments';
import { useRefusalText } from '../conversation';
import { randomId } from '../session';

interface AddPhotosProps {
  caseId: string;
  onAdded: () => void;
}

const KEY_LENGTH = 26;

const NOTHING: FileSet = { files: [], key: '' };

const newSet = (files: readonly File[]): FileSet => ({ files, key: randomId(KEY_LENGTH) });

const areSame = (some: readonly File[], others: readonly File[]) =>
  some.length === others.length &&
  some.every((file, at) => {
    const other = others[at];
    return other !== undefined && isSameFile(file, other);
  });

/** Sends photos to a case as soon as they are chosen; what is wrong with one of them refuses all. */
export function AddPhotos({ caseId, onAdded }: AddPhotosProps) {
  const t = useTranslations('news');
  const refusalText = useRefusalText();
  const picker = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const failed = useRef(NOTHING);

  async function send(files: readonly File[]): Promise<void> {
    setBusy(true);
    setError(undefined);
    // Files that are chosen again may have arrived, only the answer got lost.
    if (!areSame(files, failed.current.files)) failed.current = newSet(files);
    const done = await addCaseFiles(caseId, failed.current);
    if (done.isAdded) {
      failed.current = NOTHING;
      onAdded();
    } else setError((done.refusal && refusalText(done.refusal)) || t('addFailed'));
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
