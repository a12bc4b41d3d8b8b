import { late } from '../late-part';

const load = () => import('./Pictures');

/** A picture of a message. It comes with the first one, as does the preview. */
export const PictureTile = late(async () => (await load()).PictureTile);
export const FilePreview = late(async () => (await load()).FilePreview);

/** What every browser can draw. */
const DRAWN = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/bmp']);

/** Whether a file can be shown as a picture. */
export const isPicture = (mimeType: string | undefined): boolean => DRAWN.has(mimeType ?? '');
