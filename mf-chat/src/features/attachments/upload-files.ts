import { toRefusal, type ToldRefusal } from '@hausgeist/shell-api/slim';

/** What the upload needs to know beside the files. */
export interface UploadRequest {
  sessionId: string;
  files: readonly File[];
  userMessage: string;
  /** For display on the server's side; it grants nothing. */
  userData: { firstName: string; email: string } | null;
}

/** The upload failed. */
export class UploadFailure extends Error {
  override name = 'UploadFailure';
  /** Why the server refused it; without a message when it gave no reason. */
  readonly refusal: ToldRefusal;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;

  constructor(refusal: ToldRefusal, status: number) {
    super(refusal.message || 'The upload failed.');
    this.refusal = refusal;
    this.status = status;
  }
}

/** Long enough for 15 MB over a slow phone. */
const UPLOAD_TIMEOUT_MS = 300_000;

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function toForm({ sessionId, files, userMessage, userData }: UploadRequest): FormData {
  const form = new FormData();
  form.append('sessionId', sessionId);
  form.append('userMessage', userMessage);
  if (userData) form.append('userData', JSON.stringify(userData));
  for (const file of files) form.append('files', file, file.name);
  return form;
}

function idsOf(body: Record<string, unknown>): string[] | undefined {
  if (body.success !== true || !Array.isArray(body.files)) return undefined;
  const ids = body.files.map((file: unknown) =>
    typeof file === 'object' && file !== null && 'id' in file ? file.id : undefined,
  );
  return ids.every((id) => typeof id === 'string') ? ids : undefined;
}

/**
 * Uploads files and returns their ids, in order.
 * `fetch` cannot tell how far an upload is, so this is an XMLHttpRequest.
 */
export function uploadFiles(
  request: UploadRequest,
  onProgress: (share: number) => void,
): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open('POST', '/api/files/upload-with-message');
    xhr.timeout = UPLOAD_TIMEOUT_MS;
    xhr.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    xhr.addEventListener('load', () => {
      const body = parse(xhr.responseText);
      const ids = idsOf(body);
      if (ids) resolve(ids);
      else reject(new UploadFailure(toRefusal(body), xhr.status));
    });
    for (const event of ['error', 'abort', 'timeout']) {
      xhr.addEventListener(event, () => reject(new UploadFailure({ message: '' }, 0)));
    }
    xhr.send(toForm(request));
  });
}
