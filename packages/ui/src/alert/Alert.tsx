import type { ReactNode } from 'react';
import { IconButton } from '../button/IconButton';
import { classNames } from '../class-names';
import { CheckIcon, CloseIcon, ErrorIcon, InfoIcon, WarningIcon } from '../icons';
import type { Tone } from '../tone';
import tones from '../tone.module.css';
import styles from './Alert.module.css';

const ICONS = {
  neutral: InfoIcon,
  info: InfoIcon,
  success: CheckIcon,
  warning: WarningIcon,
  danger: ErrorIcon,
} as const;

interface AlertProps {
  tone?: Tone;
  children: ReactNode;
  /** Shows a button that takes the message away; its accessible name comes along. */
  dismiss?: { label: string; onDismiss: () => void };
}

/** A message in the flow of the page. Bad news interrupts a screen reader, the rest waits. */
export function Alert({ tone = 'info', children, dismiss }: AlertProps) {
  const ToneIcon = ICONS[tone];
  return (
    <div
      className={classNames(styles.alert, tones[tone])}
      role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}
    >
      <ToneIcon size={18} className={styles.icon} />
      <div className={styles.text}>{children}</div>
      {dismiss && (
        <IconButton
          size="small"
          className={styles.dismiss}
          label={dismiss.label}
          icon={<CloseIcon size={16} />}
          onClick={dismiss.onDismiss}
        />
      )}
    </div>
  );
}
