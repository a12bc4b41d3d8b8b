import styles from './Spinner.module.css';

interface SpinnerProps {
  /** Edge length in pixels. */
  size?: number;
  /** What is waited for; without it the spinner is silent and something near it must say so. */
  label?: string;
}

/** A turning ring. */
export function Spinner({ size = 20, label }: SpinnerProps) {
  return (
    <svg
      className={styles.spinner}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth="2.6"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : 'true'}
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeLinecap="round" />
    </svg>
  );
}
