import {
  lazy,
  Suspense,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import iconButton from '../button/IconButton.module.css';
import { classNames } from '../class-names';
import { CheckIcon, MoreIcon } from '../icons';
import styles from './Menu.module.css';

/** Most visits open none. */
const MenuList = lazy(async () => ({ default: (await import('./MenuList')).MenuList }));

/** Looks and role of one that is a link, which routers render. */
export const menuLink = { role: 'menuitem', tabIndex: -1, className: styles.item } as const;

interface MenuItemProps extends ComponentProps<'button'> {
  icon?: ReactNode;
  tone?: 'danger';
  /** One of several that exclude each other: whether it is the one. */
  checked?: boolean;
}

/** One thing to do in a menu. */
export function MenuItem({ icon, tone, checked, children, className, ...rest }: MenuItemProps) {
  const isChoice = checked !== undefined;
  return (
    <button
      type="button"
      role={isChoice ? 'menuitemradio' : 'menuitem'}
      aria-checked={checked}
      tabIndex={-1}
      className={classNames(styles.item, tone === 'danger' ? styles.danger : undefined, className)}
      {...rest}
    >
      {isChoice ? <span className={styles.mark}>{checked && <CheckIcon size={18} />}</span> : icon}
      {children}
    </button>
  );
}

/** Divides what belongs together from the rest. */
export function MenuLine() {
  return <hr className={styles.line} />;
}

interface MenuProps {
  /** Name of what the button opens, and its own, unless its face says one. */
  label: string;
  /** What stands on the button; three dots by default. */
  face?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A button that opens a list of things to do. Arrow keys go through it; Escape, a choice and a press elsewhere close it. */
export function Menu({ label, face, className, children }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames(face ? undefined : iconButton.button, className)}
        title={label}
        aria-label={face ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        // A press that takes the focus away would have closed it already.
        onMouseDown={(event) => isOpen && event.preventDefault()}
        onClick={() => setIsOpen(!isOpen)}
      >
        {face ?? <MoreIcon />}
      </button>
      {isOpen && (
        <Suspense>
          <MenuList id={id} label={label} button={button} onClose={() => setIsOpen(false)}>
            {children}
          </MenuList>
        </Suspense>
      )}
    </>
  );
}
