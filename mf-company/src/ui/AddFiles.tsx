import { FileChoice } from '@hausgeist/staff-kit';
import { Alert } from '@hausgeist/ui';
import { useUpload } from './use-upload';

/** Kinds of files that the chat takes, too; the server looks at their content. */
const ACCEPT = 'image/*,.pdf,.doc,.docx,.xls,.xlsx,.txt';

interface AddFilesProps {
  /** Where they go, below the API, and what proves that they may. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** `PUT` where a file takes the place of another. */
  method?: 'POST' | 'PUT';
  /** Types of files that may be chosen. */
  accept?: string;
  label: string;
  /** Said beside the button. */
  hint: string;
  failed: string;
  onDone: () => void;
}

/** Sends files as soon as they are chosen; what is wrong with one of them refuses all. */
export function AddFiles(props: AddFilesProps) {
  const { path, headers, method, accept = ACCEPT, label, hint, failed, onDone } = props;
  const { upload, isBusy, error } = useUpload(failed);

  async function send(files: readonly File[]): Promise<void> {
    const body = new FormData();
    for (const file of files) body.append('files', file, file.name);
    if (await upload({ path, method, body, headers })) onDone();
  }

  return (
    <>
      <FileChoice
        label={label}
        file={undefined}
        none={hint}
        accept={accept}
        isBusy={isBusy}
        onChooseAll={(files) => void send(files)}
      />
      {error && <Alert tone="danger">{error}</Alert>}
    </>
  );
}
