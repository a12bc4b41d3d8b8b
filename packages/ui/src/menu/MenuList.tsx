import {
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import styles from './Menu.module.css';
import { placeBeside } from './place-beside';

const itemsOf = (menu: HTMLElement) => [
  ...menu.querySelectorAll<HTMLElement>(
    ':is([role=menuitem], [role=menuitemradio]):not(:disabled)',
  ),
];

/** Which item a key leads to. */
function itemBy(key: string, menu: HTMLElement): HTMLElement | undefined {
  const items = itemsOf(menu);
  const at = items.findIndex((item) => item === document.activeElement);
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  return undefined;
}

interface MenuListProps {
  id: string;
  label: string;
  button: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
  onClose: () => void;
}

/** What hangs below the button, above everything else: nothing that scrolls cuts it off. */
export function MenuList({ id, label, button, children, onClose }: MenuListProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const menu = ref.current;
    if (!menu || !button.current) return undefined;
    // Browsers of tests have no layer for it.
    if (typeof menu.showPopover === 'function') menu.showPopover();
    placeBeside(menu, button.current);
    itemsOf(menu)[0]?.focus();
    const close = ({ target }: Event) => {
      if (target !== menu) onClose();
    };
    // It stays where it is while the page moves away below it.
    document.addEventListener('scroll', close, true);
    window.addEventListener('resize', close);
    return () => {
      document.removeEventListener('scroll', close, true);
      window.removeEventListener('resize', close);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once: it is open as long as it is rendered.
  }, []);

  function handleKey(event: KeyboardEvent<HTMLDivElement>): void {
    // Keys of the page and of a dialog around it are not meant.
    event.stopPropagation();
    if (event.key === 'Escape') {
      event.preventDefault();
      button.current?.focus();
      onClose();
      return;
    }
    const next = itemBy(event.key, event.currentTarget);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  function closeBehind({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) onClose();
  }
  function closeAfter(event: MouseEvent): void {
    event.stopPropagation();
    if (!(event.target instanceof Element) || !event.target.closest('[role^=menuitem]')) return;
    // Before what the item opens: a dialog gives the focus back to here.
    button.current?.focus();
    onClose();
  }
  return (
    <div
      ref={ref}
      id={id}
      popover="manual"
      className={styles.menu}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={handleKey}
      onBlur={closeBehind}
      onClick={closeAfter}
    >
      {children}
    </div>
  );
}
