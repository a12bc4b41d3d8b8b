import { useTranslations } from '@hausgeist/shell-api';
import { SearchIcon } from '@hausgeist/ui';
import { HeaderTools } from '../../ui/HeaderTools';
import styles from './SearchButton.module.css';

/** Whether the keyboard has a command key in place of Ctrl. */
const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the palette from the shell's header, and tells of its keys. */
export function SearchButton({ onOpen }: { onOpen: () => void }) {
  const t = useTranslations('palette');
  return (
    <HeaderTools place="staff-search">
      <button
        type="button"
        className={styles.button}
        title={t('label')}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onOpen}
      >
        <SearchIcon size={18} />
        <span className={styles.text}>{t('search')}</span>
        <kbd className={styles.keys} aria-hidden="true">
          {isApple() ? '⌘ K' : t('keys')}
        </kbd>
      </button>
    </HeaderTools>
  );
}
