import { Alert } from '../alert/Alert';
import type { Tone } from '../tone';
import styles from './ToastRegion.module.css';

/** One passing message. */
export interface Toast {
  id: string;
  text: string;
  tone?: Tone;
}

interface ToastRegionProps {
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
  /** Name of the region, and of the button that takes a message away. */
  label: string;
  dismissLabel: string;
}

/** Passing messages above the page. How long each stays is for their owner to decide. */
export function ToastRegion({ toasts, onDismiss, label, dismissLabel }: ToastRegionProps) {
  return (
    <section className={styles.region} aria-label={label}>
      {toasts.map(({ id, text, tone }) => (
        <div key={id} className={styles.toast}>
          <Alert tone={tone} dismiss={{ label: dismissLabel, onDismiss: () => onDismiss(id) }}>
            {text}
          </Alert>
        </div>
      ))}
    </section>
  );
}
