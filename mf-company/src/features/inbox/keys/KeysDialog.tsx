import { useTranslations } from '@hausgeist/shell-api';
import { Dialog } from '@hausgeist/ui';
import styles from './KeysDialog.module.css';

/** What keys do, by the names of their texts. */
const KEYS = [
  ['next', ['j']],
  ['previous', ['k']],
  ['openKey', ['Enter', 'o']],
  ['search', ['/']],
  ['close', ['Esc']],
  ['help', ['?']],
] as const;

/** Shows all keys of the inbox. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
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
    </Dialog>
  );
}
