import type { RequestFailure } from '@hausgeist/shell-api';

/** What is said where the server gives no words of its own. */
export interface FailureTexts {
  failed: string;
  /** When no answer came at all; `failed` where there is none. */
  offline?: string;
}

/** The words for a failed request: the server's where it has some. */
export function failureText({ code, message }: RequestFailure, texts: FailureTexts): string {
  if (code === 'NETWORK') return texts.offline ?? texts.failed;
  return message || texts.failed;
}
