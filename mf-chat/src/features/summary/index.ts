import { late } from '../late-part';

const loadEnd = () => import(/* webpackChunkName: 'dialogs' */ './EndDialog');
const loadSummary = () => import(/* webpackChunkName: 'dialogs' */ './SummaryDialog');

/** Asks before the chat is over. It and the summary come once something is written. */
export const EndDialog = late(async () => (await loadEnd()).EndDialog);
export const SummaryDialog = late(async () => (await loadSummary()).SummaryDialog);

/** Fetches the dialogs before they are needed: the connection may be gone by then. */
export function preloadEnd(): void {
  for (const load of [loadEnd, loadSummary]) load().catch(() => undefined);
}
export { useEndConversation } from './use-end-conversation';
