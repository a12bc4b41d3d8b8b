import { late } from '../late-part';

const load = () => import('./file-lists');

/** The lists of files. They are loaded late, as files can only be attached after the sign-in. */
export const LateAttachmentList = late(async () => (await load()).AttachmentList);
export const LateStagedFiles = late(async () => (await load()).StagedFiles);

/** Fetches them before the first file. */
export const preloadFileLists = () => load().catch(() => undefined);
