import { useTranslations } from '@hausgeist/shell-api';
import { Checkbox, Dialog } from '@hausgeist/ui';
import styles from './KeysDialog.module.css';

/** What keys do, by the names of their texts. */
const KEYS = [
  ['next', ['j']],
  ['previous', ['k']],
  ['openKey', ['Enter', 'o']],
  ['archive', ['e']],
  ['assign', ['a']],
  ['unread', ['u']],
  ['select', ['x']],
  ['search', ['/']],
  ['close', ['Esc']],
  ['palette', ['Ctrl K', '⌘ K']],
  ['help', ['?']],
] as const;

interface KeysDialogProps {
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  onClose: () => void;
}

/** Shows all keys of the inbox, and turns them off and on. */
export function KeysDialog({ isOn, onSwitch, onClose }: KeysDialogProps) {
  const t = useTranslations('inbox.keys');
  const common = useTranslations('common');
  return (
    <Dialog size="small" title={t('title')} closeLabel={common('close')} onClose={onClose}>
      <dl className={styles.keys}>
        {KEYS.map(([name, keys]) => (
          <div key={name} className={styles.line}>
            <dt>{t(name)}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={t('isOn')}
        checked={isOn}
        onChange={({ target }) => onSwitch(target.checked)}
      />
    </Dialog>
  );
}
