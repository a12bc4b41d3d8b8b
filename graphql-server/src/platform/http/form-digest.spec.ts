import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { digestForm, watchForm } from './form-digest.js';

/** A form as it comes over the wire, in pieces. */
function arriving(boundary: string, content: string, pieceLength = 7): IncomingMessage {
  const text = `--${boundary}\r\nname="file"\r\n\r\n${content}\r\n--${boundary}--\r\n`;
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const stream = Object.assign(new PassThrough(), { headers });
  for (let at = 0; at < text.length; at += pieceLength) {
    stream.write(text.slice(at, at + pieceLength));
  }
  return stream.end() as unknown as IncomingMessage;
}

const CONTENT = `${'Zeile\r\n'.repeat(50)}--A-boundar`;

describe('the digest of a form', () => {
  it('is the same whatever its boundary is, and however it comes in pieces', async () => {
    const digests = await Promise.all([
      digestForm(arriving('A-boundary', CONTENT)),
      digestForm(arriving('B-boundary', CONTENT)),
      digestForm(arriving('A-boundary', CONTENT, 1)),
      digestForm(arriving('A-boundary', CONTENT, 10_000)),
    ]);
    expect(new Set(digests)).toEqual(new Set([expect.stringMatching(/^[0-9a-f]{64}$/)]));
  });

  it('is another for other contents of the same length', async () => {
    const other = await digestForm(arriving('A-boundary', CONTENT.replace('Zeile', 'Seile')));
    expect(other).not.toBe(await digestForm(arriving('A-boundary', CONTENT)));
  });

  it('is known beside somebody who reads it, once that is done', async () => {
    const form = arriving('A-boundary', CONTENT);
    const digest = watchForm(form);
    expect(digest()).toBeUndefined();
    const reader = form.pipe(new PassThrough());
    let length = 0;
    reader.on('data', (piece: Buffer) => {
      length += piece.length;
    });
    await finished(reader);
    expect(length).toBeGreaterThan(CONTENT.length);
    expect(digest()).toBe(await digestForm(arriving('B-boundary', CONTENT)));
  });

  it('is unknown where the form breaks off', async () => {
    const form = arriving('A-boundary', CONTENT);
    form.destroy();
    expect(await digestForm(form)).toBeUndefined();
  });
});
