import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aFile } from '../../testing/factories';
import { UploadFailure, uploadFiles } from './upload-files';

/** As much of the browser's request as the upload touches. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  method = '';
  url = '';
  timeout = 0;
  status = 200;
  responseText = '';
  body: FormData | undefined;

  open(method: string, url: string): void {
    Object.assign(this, { method, url });
  }

  send(body: FormData): void {
    this.body = body;
    FakeRequest.last = this;
  }

  respond(status: number, text: string): void {
    Object.assign(this, { status, responseText: text });
    this.dispatchEvent(new Event('load'));
  }
}

const request = {
  sessionId: 's1',
  files: [aFile('a.pdf'), aFile('b.png')],
  userMessage: 'Bitte ansehen',
  userData: { firstName: 'Anna', email: 'anna@beispiel.de' },
};
const start = (onProgress: (share: number) => void = () => undefined) =>
  uploadFiles(request, onProgress);

describe('uploadFiles', () => {
  beforeEach(() => void vi.stubGlobal('XMLHttpRequest', FakeRequest));
  afterEach(() => void vi.unstubAllGlobals());

  it('sends everything as one form and gives the ids in order', async () => {
    const upload = start();
    const { body, method, url } = FakeRequest.last;
    expect([method, url]).toEqual(['POST', '/api/files/upload-with-message']);
    expect(body?.get('sessionId')).toBe('s1');
    expect(body?.get('userMessage')).toBe('Bitte ansehen');
    expect(body?.get('userData')).toBe('{"firstName":"Anna","email":"anna@beispiel.de"}');
    expect(body?.getAll('files')).toHaveLength(2);
    FakeRequest.last.respond(200, '{"success":true,"files":[{"id":"1"},{"id":"2"}]}');
    expect(await upload).toEqual(['1', '2']);
  });

  it('tells how far it is', async () => {
    const shares: number[] = [];
    const upload = start((share) => shares.push(share));
    const event = Object.assign(new Event('progress'), {
      lengthComputable: true,
      loaded: 1,
      total: 4,
    });
    FakeRequest.last.upload.dispatchEvent(event);
    FakeRequest.last.respond(200, '{"success":true,"files":[]}');
    await upload;
    expect(shares).toEqual([0.25]);
  });

  it.each([
    [
      400,
      '{"success":false,"error":"a.pdf: Unsupported file type"}',
      'a.pdf: Unsupported file type',
    ],
    [502, '<html>Bad Gateway</html>', ''],
    [200, '{"success":true}', ''],
    [200, '{"success":true,"files":[{}]}', ''],
  ])('fails with the reason of an answer %i %s', async (status, text, reason) => {
    const upload = start();
    FakeRequest.last.respond(status, text);
    await expect(upload).rejects.toMatchObject({ refusal: { message: reason }, status });
  });

  it.each(['error', 'timeout', 'abort'])('fails on %s', async (event) => {
    const upload = start();
    FakeRequest.last.dispatchEvent(new Event(event));
    await expect(upload).rejects.toBeInstanceOf(UploadFailure);
  });
});
