import { late } from '../late-part';

export { ChatActions } from './ChatActions';
export { Composer } from './Composer';
export { useDraft } from './use-draft';

const loadClear = () => import(/* webpackChunkName: 'dialogs' */ './ClearDialog');

/** Asks before something is lost; it comes once something is written, or with its first use. */
export const ClearDialog = late(async () => (await loadClear()).ClearDialog);

/** Fetches the question before it is needed: the connection may be gone by then. */
export const preloadClear = () => loadClear().catch(() => undefined);
