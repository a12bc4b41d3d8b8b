import { toRefusal, useRest } from '@hausgeist/shell-api';
import { useRefusalInLanguage } from '@hausgeist/staff-kit';
import { useState } from 'react';

interface UploadRequest {
  /** Below the API. */
  path: string;
  /** The files, and what else the server asks for. */
  body: FormData;
  method?: 'POST' | 'PUT' | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
}

/** Sends files, and says in the language of the page why the server refuses them, or `failed` where it does not say. */
export function useUpload(failed: string) {
  const rest = useRest();
  const refusalText = useRefusalInLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function refusalOf({ path, body, method = 'POST', headers }: UploadRequest) {
    try {
      const response = await rest(path, { method, body, headers });
      if (response.ok) return undefined;
      const refusal = toRefusal(await response.json().catch(() => undefined));
      return (await refusalText(refusal)) || failed;
    } catch {
      return failed;
    }
  }

  return {
    isBusy,
    error,
    /** Whether the server took them. */
    upload: async (request: UploadRequest): Promise<boolean> => {
      setIsBusy(true);
      setError(undefined);
      const refusal = await refusalOf(request);
      setError(refusal);
      setIsBusy(false);
      return refusal === undefined;
    },
  };
}
