import type { ChosenFile } from './chat-page.js';

/** The smallest picture there is: one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const KIB = 1_024;
export const MIB = 1_024 * KIB;

/** A text of exactly so many bytes. */
export function textFile(name: string, bytes: number): ChosenFile {
  const line = 'Die Heizung im Wohnzimmer bleibt kalt.\n';
  const text = line.repeat(Math.ceil(bytes / line.length)).slice(0, bytes);
  return { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
}

export const picture = (name: string): ChosenFile => ({
  name,
  mimeType: 'image/png',
  buffer: PIXEL,
});

/** The same file for clients that are no browser. */
export const toFile = ({ name, mimeType, buffer }: ChosenFile) =>
  new File([new Uint8Array(buffer)], name, { type: mimeType });
