import { createPortal } from 'react-dom';
import { Alert } from '../alert/Alert';
import { Button } from '../button/Button';
import type { Tone } from '../tone';
import styles from './ToastRegion.module.css';
import { useSwipeAway } from './use-swipe-away';
import { useTopmost } from './use-topmost';

/** One passing message. */
export interface Toast {
  id: string;
  text: string;
  tone?: Tone;
  /** What one can do about it; the message is taken away by that. */
  action?: { label: string; onPress: () => void } | undefined;
}

interface ToastRegionProps {
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
  /** Name of the region, and of the button that takes a message away. */
  label: string;
  dismissLabel: string;
}

interface OneToastProps {
  toast: Toast;
  dismissLabel: string;
  onDismiss: () => void;
}

/** One message; a button or a finger that moves it aside takes it away. */
function OneToast({ toast: { text, tone, action }, dismissLabel, onDismiss }: OneToastProps) {
  return (
    <div className={styles.toast} {...useSwipeAway(onDismiss)}>
      <Alert tone={tone} dismiss={{ label: dismissLabel, onDismiss }}>
        {text}
        {action && (
          <div className={styles.action}>
            <Button
              size="small"
              onClick={() => {
                onDismiss();
                action.onPress();
              }}
            >
              {action.label}
            </Button>
          </div>
        )}
      </Alert>
    </div>
  );
}

/** Passing messages above the page and its dialogs. How long each stays is for their owner to decide. */
export function ToastRegion({ toasts, onDismiss, label, dismissLabel }: ToastRegionProps) {
  const topmost = useTopmost(styles.region, toasts.length > 0);
  return createPortal(
    <section className={styles.list} aria-label={label}>
      {toasts.map((toast) => (
        <OneToast
          key={toast.id}
          toast={toast}
          dismissLabel={dismissLabel}
          onDismiss={() => onDismiss(toast.id)}
        />
      ))}
    </section>,
    topmost,
  );
}
