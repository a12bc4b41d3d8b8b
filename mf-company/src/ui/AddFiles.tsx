import { toRefusal, useRest } from '@hausgeist/shell-api';
import { FileChoice, useRefusalInLanguage } from '@hausgeist/staff-kit';
import { Alert } from '@hausgeist/ui';
import { useState } from 'react';

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
  const { path, headers, method = 'POST', accept = ACCEPT, label, hint, failed, onDone } = props;
  const rest = useRest();
  const refusalText = useRefusalInLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function send(files: readonly File[]): Promise<void> {
    setIsBusy(true);
    setError(undefined);
    const form = new FormData();
    for (const file of files) form.append('files', file, file.name);
    try {
      const response = await rest(path, { method, body: form, headers });
      if (response.ok) onDone();
      else {
        const refusal = toRefusal(await response.json().catch(() => undefined));
        setError((await refusalText(refusal)) || failed);
      }
    } catch {
      setError(failed);
    }
    setIsBusy(false);
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
