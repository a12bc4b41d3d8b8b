import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './Tabs.module.css';

/** One tab. */
export interface TabItem {
  key: string;
  label: string;
}

interface TabsProps {
  /** Name of the whole set. */
  label: string;
  items: readonly TabItem[];
  /** Key of the open one. */
  current: string;
  onSelect: (key: string) => void;
  /** Content of the open tab. */
  children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Views of one thing, one at a time. Arrow keys go from tab to tab. */
export function Tabs({ label, items, current, onSelect, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // On a narrow screen the open tab may lie outside of the part of the row that is seen.
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${current}`)}`);
    if (!row || !tab) return;
    row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [id, current]);
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    const index = items.findIndex(({ key }) => key === current);
    const next = items[(index + step + items.length) % items.length];
    if (!next) return;
    event.preventDefault();
    onSelect(next.key);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next.key}`)}`)?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div ref={list} className={styles.list} role="tablist" aria-label={label}>
        {items.map(({ key, label: text }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === current}
            aria-controls={`${id}-panel`}
            tabIndex={key === current ? 0 : -1}
            className={classNames(styles.tab, key === current ? styles.current : undefined)}
            onClick={() => onSelect(key)}
            onKeyDown={handleKey}
          >
            {text}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${current}`}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  );
}
