import { lazy } from 'react';

const load = () => import('./file-lists');

/** The lists of files. They are loaded late, as files can only be attached after the sign-in. */
export const LateAttachmentList = lazy(async () => ({ default: (await load()).AttachmentList }));
export const LateStagedFiles = lazy(async () => ({ default: (await load()).StagedFiles }));

/** Fetches them before the first file. */
export const preloadFileLists = () => load().catch(() => undefined);
