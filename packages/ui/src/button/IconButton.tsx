import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** Accessible name, and the tooltip of a mouse. */
  label: string;
  icon: ReactNode;
  size?: 'medium' | 'small';
}

/** A button that is only an icon. */
export function IconButton({ label, icon, size = 'medium', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(styles.button, styles[size], className)}
    >
      {icon}
    </button>
  );
}
