import { lazy } from 'react';

const loadEnd = () => import('./EndDialog');
const loadSummary = () => import('./SummaryDialog');

/** Asks before the chat is over. It and the summary come once it is known who is here. */
export const EndDialog = lazy(async () => ({ default: (await loadEnd()).EndDialog }));
export const SummaryDialog = lazy(async () => ({ default: (await loadSummary()).SummaryDialog }));

/** Fetches the dialogs before they are needed: the connection may be gone by then. */
export function preloadEnd(): void {
  for (const load of [loadEnd, loadSummary]) load().catch(() => undefined);
}
export { useEndConversation } from './use-end-conversation';
