import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../button/IconButton';
import { classNames } from '../class-names';
import { CloseIcon } from '../icons';
import styles from './Dialog.module.css';

interface DialogProps {
  title: string;
  /** Called by Escape, the close button and a press outside; the owner then stops rendering it. */
  onClose: () => void;
  /** Accessible name of the cross in the corner; left out where a button says the same. */
  closeLabel?: string;
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  size?: 'small' | 'medium' | 'large';
  /** At the side of the page, as high as it is: for the details of what a list shows. */
  placement?: 'center' | 'side';
  /** Small buttons beside the cross. */
  tools?: ReactNode;
  children: ReactNode;
  /** Buttons at the bottom; the one that goes on stands last. */
  actions?: ReactNode;
}

/**
 * A modal dialog, open as long as it is rendered. The browser's own <dialog> keeps the focus inside,
 * makes the page behind inert and gives the focus back at the end.
 */
export function Dialog({
  title,
  onClose,
  closeLabel,
  role = 'dialog',
  size = 'medium',
  placement = 'center',
  tools,
  children,
  actions,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const bodyId = useId();

  const close = useEffectEvent(onClose);
  // A layout effect: when its cleanup runs, the element is still in the page and can give the focus
  // back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const handleCancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      close();
    };
    const handlePress = (event: MouseEvent) => {
      // The dialog's box is filled by its panel, so a press on itself is one on the backdrop.
      if (event.target === dialog) close();
    };
    dialog.addEventListener('cancel', handleCancel);
    dialog.addEventListener('mousedown', handlePress);
    dialog.showModal();
    return () => {
      dialog.removeEventListener('cancel', handleCancel);
      dialog.removeEventListener('mousedown', handlePress);
      // Only close() returns the focus; taking the element away does not.
      dialog.close();
    };
  }, []);

  return (
    <dialog
      ref={ref}
      role={role}
      className={classNames(styles.dialog, placement === 'side' ? styles.side : styles[size])}
      aria-labelledby={titleId}
      aria-describedby={role === 'alertdialog' ? bodyId : undefined}
    >
      <div className={styles.panel}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <div className={styles.tools}>
            {tools}
            {closeLabel && <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />}
          </div>
        </header>
        {/* Its text may come late and scroll: then it must be within reach of a keyboard. */}
        <div
          id={bodyId}
          role="group"
          aria-labelledby={titleId}
          className={styles.body}
          tabIndex={0}
        >
          {children}
        </div>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
}
