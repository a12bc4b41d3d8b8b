import { useLocation, useTranslations } from '@hausgeist/shell-api';
import { ChevronDownIcon, classNames } from '@hausgeist/ui';
import { Children, useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './StaffHeader.module.css';

interface MoreLinksProps {
  /** Where the links lead. */
  paths: readonly string[];
  children: ReactNode;
}

/**
 * Links for which the bar has no room, behind a button. In the folded menu of narrow screens there is
 * room below each other, and they stand there without it.
 */
export function MoreLinks({ paths, children }: MoreLinksProps) {
  const t = useTranslations('staff');
  const { pathname } = useLocation();
  // Open for the page it was opened on: following a link closes it.
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === pathname;
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (place.current?.contains(document.activeElement)) button.current?.focus();
      setOpenOn(undefined);
    };
    const onElsewhere = ({ target }: Event) => {
      if (!place.current?.contains(target as Node)) setOpenOn(undefined);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [isOpen]);
  const isHere = paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  return (
    <div ref={place} className={styles.more}>
      <button
        ref={button}
        type="button"
        className={classNames(styles.link, styles.moreButton)}
        aria-expanded={isOpen}
        aria-controls="staff-more"
        data-here={isHere}
        onClick={() => setOpenOn(isOpen ? undefined : pathname)}
      >
        {t('more')}
        <ChevronDownIcon size={16} />
      </button>
      <ul id="staff-more" className={styles.moreLinks} data-open={isOpen}>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </div>
  );
}
