import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { IconButton } from '../button/IconButton';
import { ArrowLeftIcon, CloseIcon, DownloadIcon } from '../icons';
import styles from './Lightbox.module.css';

/** A picture to look at. */
export interface LightboxPicture {
  name: string;
  src: string;
}

/** What the parts are called. */
export interface LightboxTexts {
  close: string;
  previous: string;
  next: string;
  download: string;
  /** Where one is, such as "2 of 3". */
  position: (number: number, count: number) => string;
}

interface LightboxProps {
  pictures: readonly LightboxPicture[];
  /** The one to begin with. */
  first: number;
  texts: LightboxTexts;
  onClose: () => void;
}

/** Shows the dialog as long as it is rendered; the focus goes back to where it came from. */
function useModal(ref: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const cancel = (event: Event) => {
      event.preventDefault();
      close();
    };
    dialog.addEventListener('cancel', cancel);
    dialog.showModal();
    return () => {
      dialog.removeEventListener('cancel', cancel);
      // Only close() returns the focus; taking the element away does not.
      dialog.close();
    };
  }, [ref]);
}

/**
 * Pictures over the whole screen: a finger swipes through them, arrow keys and buttons turn to the next
 * one, Escape closes.
 */
export function Lightbox({ pictures, first, texts, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(first);
  useModal(dialog, onClose);

  const turnTo = (to: number) => {
    const picture = track.current?.children[to];
    if (!picture) return;
    setIndex(to);
    picture.scrollIntoView({ block: 'nearest', inline: 'center' });
  };
  const stay = useEffectEvent(() => turnTo(index));
  useLayoutEffect(() => {
    // At once, and again when the phone is turned or a hidden page comes to be seen.
    const observer = new ResizeObserver(() => stay());
    if (track.current) observer.observe(track.current);
    return () => observer.disconnect();
  }, []);

  const follow = () => {
    const list = track.current;
    // From right to left it scrolls into negative numbers.
    if (list) setIndex(Math.round(Math.abs(list.scrollLeft) / Math.max(1, list.clientWidth)));
  };
  const forward = () => (track.current?.matches(':dir(rtl)') ? -1 : 1);
  const onKey = (key: string) => {
    if (key === 'ArrowRight') turnTo(index + forward());
    if (key === 'ArrowLeft') turnTo(index - forward());
    if (key === 'Home') turnTo(0);
    if (key === 'End') turnTo(pictures.length - 1);
  };
  const shown = pictures[index] ?? pictures[0];
  if (!shown) return null;

  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={shown.name}
      onKeyDown={({ key }) => onKey(key)}
    >
      <header className={styles.bar}>
        <span className={styles.name} aria-live="polite">
          {shown.name}
          {pictures.length > 1 && (
            <span className={styles.position}>{texts.position(index + 1, pictures.length)}</span>
          )}
        </span>
        <a
          className={styles.download}
          href={shown.src}
          download={shown.name}
          aria-label={texts.download}
          title={texts.download}
        >
          <DownloadIcon />
        </a>
        <IconButton label={texts.close} icon={<CloseIcon />} onClick={onClose} />
      </header>
      <div
        ref={track}
        className={styles.track}
        role="group"
        aria-label={shown.name}
        tabIndex={0}
        onScroll={follow}
      >
        {pictures.map(({ name, src }, place) => (
          <div key={src} className={styles.picture} aria-hidden={place !== index}>
            <img className={styles.image} src={src} alt={name} decoding="async" />
          </div>
        ))}
      </div>
      {pictures.length > 1 && (
        <footer className={styles.bar}>
          <IconButton
            label={texts.previous}
            icon={<ArrowLeftIcon className={styles.back} />}
            disabled={index === 0}
            onClick={() => turnTo(index - 1)}
          />
          <IconButton
            label={texts.next}
            icon={<ArrowLeftIcon className={styles.on} />}
            disabled={index === pictures.length - 1}
            onClick={() => turnTo(index + 1)}
          />
        </footer>
      )}
    </dialog>
  );
}
