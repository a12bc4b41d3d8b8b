import { toRefusal, type ToldRefusal } from '@hausgeist/shell-api';

/** Endings and media types of prompt files. */
export const PROMPT_FILE_TYPES = '.txt,.md,text/plain,text/markdown';

/** Whether a file can be a prompt file. */
export function isPromptFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return /\.(?:txt|md)$/i.test(name) || type === 'text/plain';
}

/** The server's answer to an upload. */
export interface PromptUploadAnswer {
  status: number;
  success: boolean;
  /** Use cases that were vectorised; undefined while that still goes on. */
  vectorCount?: number;
  /** Why not; without a message when the server gave no reason. */
  refusal: ToldRefusal;
}

function readAnswer(status: number, text: string): PromptUploadAnswer {
  let body: Record<string, unknown> = {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) body = value as Record<string, unknown>;
  } catch {
    // An answer of something between us and the server.
  }
  const inner = (typeof body.data === 'object' && body.data !== null ? body.data : body) as {
    vectorCount?: unknown;
  };
  const count = body.vectorCount ?? inner.vectorCount;
  return {
    status,
    success: body.success === true && status < 400,
    ...(typeof count === 'number' ? { vectorCount: count } : {}),
    refusal: body.success === true ? { message: '' } : toRefusal(body),
  };
}

interface PromptUploadRequest {
  companyId: string;
  file: File;
  token: string | null;
  onProgress: (share: number) => void;
}

/**
 * Uploads a prompt file. `fetch` cannot tell how far an upload is, so this is an XMLHttpRequest.
 * It waits as long as the server works on the file.
 */
export function uploadPrompt({
  companyId,
  file,
  token,
  onProgress,
}: PromptUploadRequest): Promise<PromptUploadAnswer> {
  return new Promise((resolve) => {
    const form = new FormData();
    form.append('companyId', companyId);
    form.append('promptFile', file, file.name);
    const xhr = new XMLHttpRequest();
    xhr.open('POST', '/api/companies/upload-prompt');
    if (token) xhr.setRequestHeader('authorization', `Bearer ${token}`);
    xhr.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    xhr.addEventListener('load', () => resolve(readAnswer(xhr.status, xhr.responseText)));
    for (const event of ['error', 'abort', 'timeout']) {
      xhr.addEventListener(event, () =>
        resolve({ status: 0, success: false, refusal: { message: '' } }),
      );
    }
    xhr.send(form);
  });
}
