import { type FileStore, readBytes, readIfThere } from '../../platform/files/index.js';
import { isTalkative, type PictureCleaner } from '../../platform/pictures/index.js';
import type { MailAttachment } from './mail.entity.js';

/** Pictures go without place and time; one that cannot be rid of them does not go. */
export async function readMailFiles(
  { files, pictures }: { files: FileStore; pictures: PictureCleaner },
  attached: readonly MailAttachment[],
  signal: AbortSignal,
) {
  const read = await Promise.all(
    attached.map(async (file) => {
      const { filename, contentType } = file;
      if ('content' in file) {
        return [{ filename, contentType, content: Buffer.from(file.content) }];
      }
      const { fileKey, contentId } = file;
      // A logo of ours is nothing but pixels already; the company may have another one by now.
      if (contentId !== undefined) {
        const shown = await readIfThere(files, fileKey);
        return shown ? [{ filename, contentType, content: shown, contentId }] : [];
      }
      const open = () => readBytes(files, fileKey);
      const content = isTalkative(contentType)
        ? await pictures.clean(contentType, open, { signal })
        : await open();
      return content ? [{ filename, contentType, content }] : [];
    }),
  );
  return read.flat();
}
