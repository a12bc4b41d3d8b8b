import { useEffect, useRef, type ReactNode } from 'react';
import styles from './Step.module.css';

interface StepProps {
  title: string;
  hint?: string;
  children?: ReactNode;
}

/** One step of the dialog. Its title is told, as the button that led here is gone. */
export function Step({ title, hint, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.step}>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h3>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </div>
  );
}
