import { useTranslations } from '@hausgeist/shell-api/slim';
import { useState } from 'react';
import { late, LatePart } from '../late-part';
import type { AttachedFile } from './attached-file';
import { FileName } from './FileName';
import styles from './Pictures.module.css';

const Lightbox = late(async () => (await import('@hausgeist/ui/lightbox')).Lightbox);

/** Draws a file of this device; the memory that it takes is given back with the element. */
const drawFile = (file: File) => (image: HTMLImageElement | null) => {
  if (!image) return undefined;
  const url = URL.createObjectURL(file);
  image.src = url;
  return () => URL.revokeObjectURL(url);
};

/** A file of this device, small. */
export function FilePreview({ file }: { file: File }) {
  return <img key={file.name} ref={drawFile(file)} className={styles.preview} alt="" />;
}

interface PictureTileProps {
  /** All pictures of the message. */
  pictures: readonly AttachedFile[];
  /** The one to show. */
  index: number;
}

/** A picture of a message: small, and over the whole screen with a press. */
export function PictureTile({ pictures, index }: PictureTileProps) {
  const t = useTranslations('files');
  const [isOpen, setOpen] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const picture = pictures[index];
  if (!picture) return null;
  const { originalName, fileSize, purpose, url, file } = picture;
  const name = <FileName name={originalName} size={fileSize} purpose={purpose} href={url} />;
  if (isBroken) return <span className={styles.tile}>{name}</span>;
  const draw = file ? { ref: drawFile(file) } : { src: url, loading: 'lazy' as const };
  const image = (
    <img
      {...draw}
      className={styles.image}
      alt=""
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
  return (
    <span className={styles.tile}>
      {url ? (
        <button
          type="button"
          className={styles.open}
          aria-label={t('show', { file: originalName })}
          onClick={() => setOpen(true)}
        >
          {image}
        </button>
      ) : (
        image
      )}
      {name}
      {isOpen && (
        <LatePart fallback={null}>
          <Lightbox
            pictures={pictures.map(({ originalName: label, url: src = '' }) => ({
              name: label,
              src,
            }))}
            first={index}
            texts={{
              close: t('close'),
              previous: t('previous'),
              next: t('next'),
              download: t('download'),
              position: (number, count) =>
                t('position', { number: String(number), count: String(count) }),
            }}
            onClose={() => setOpen(false)}
          />
        </LatePart>
      )}
    </span>
  );
}
