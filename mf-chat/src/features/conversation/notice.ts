import type { RequestFailure } from '@hausgeist/shell-api';

/** The error line below the message list. */
export type Notice =
  | { kind: 'send'; detail: Detail }
  | { kind: 'end'; detail: Detail }
  | { kind: 'event'; detail: Detail }
  | { kind: 'upload'; reason: string }
  | { kind: 'endUnknown' }
  | { kind: 'endWithoutEmail' };

/** What went wrong: the server's words, or a text of the catalogue `errors`. */
export type Detail = { text: string } | { key: 'network' | 'noAnswer' | 'unknown' };

/** What a failed request says about itself. */
export function detailOf({ code, message }: RequestFailure): Detail {
  if (message) return { text: message };
  return { key: code === 'NETWORK' ? 'network' : 'unknown' };
}
