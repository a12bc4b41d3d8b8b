import type { RequestFailure, ToldRefusal } from '@hausgeist/shell-api/slim';

/** The error line below the message list. */
export type Notice =
  | { kind: 'send'; detail: Detail }
  | { kind: 'end'; detail: Detail }
  | { kind: 'event'; detail: Detail }
  | { kind: 'upload'; refusal: ToldRefusal }
  | { kind: 'endUnknown' }
  | { kind: 'endWithoutEmail' };

/** What went wrong: why the server refuses it, or a text of the catalogue `errors`. */
export type Detail = { refusal: ToldRefusal } | { key: 'network' | 'noAnswer' | 'unknown' };

/** What a failed request says about itself. */
export function detailOf(failure: RequestFailure): Detail {
  if (failure.message) return { refusal: failure };
  return { key: failure.code === 'NETWORK' ? 'network' : 'unknown' };
}
