import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Spinner } from '../spinner/Spinner';
import styles from './Button.module.css';

/** How much a button asks for attention. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/**
 * Properties of a button. With `aria-disabled` it ignores presses and keeps the focus: for what is
 * only out of use right now, such as turning to a page after the last one.
 */
export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: 'medium' | 'small';
  /** Stands before the text; replaced by a spinner while busy. */
  icon?: ReactNode;
  /** Something runs: the button keeps the focus, shows it, and ignores presses. */
  busy?: boolean;
}

/** The look of a button for links, which routers render. */
export const buttonClassName = (
  variant: ButtonVariant = 'secondary',
  size: 'medium' | 'small' = 'medium',
) => classNames(styles.button, styles[variant], styles[size]);

/** A button with a text. While busy its children should say what happens. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  busy = false,
  className,
  children,
  onClick,
  'aria-disabled': ariaDisabled,
  ...rest
}: ButtonProps) {
  const isOff = busy || ariaDisabled === true || ariaDisabled === 'true';
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // A disabled button would drop the keyboard focus, so a busy one only ignores the press.
    if (isOff) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      data-main={variant === 'primary' || undefined}
      {...rest}
      className={classNames(styles.button, styles[variant], styles[size], className)}
      aria-busy={busy || undefined}
      aria-disabled={isOff || undefined}
      onClick={handleClick}
    >
      {busy ? <Spinner size={18} /> : icon}
      {children}
    </button>
  );
}
