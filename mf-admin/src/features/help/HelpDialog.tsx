import { Link, MessagesProvider, useTranslations } from '@hausgeist/shell-api';
import { KeyList } from '@hausgeist/staff-kit';
import { Dialog } from '@hausgeist/ui';
import { helpCatalogues } from '../../messages/catalogues';
import styles from './Help.module.css';

/** What administrators look for, and the page that has it. */
const WAYS = [
  ['invite', '/admin/dashboard'],
  ['company', '/admin/managingcompany'],
  ['member', '/admin/manage-company-users'],
  ['person', '/admin/tenantsowners'],
  ['answers', '/admin/monitoring'],
  ['who', '/admin/audit'],
  ['keeping', '/admin/data-protection'],
  ['release', '/admin/front-ends'],
  ['account', '/admin/account'],
] as const;

const KEYS = [
  ['palette', ['Ctrl K', '⌘ K']],
  ['beside', ['j', 'k']],
  ['close', ['Esc']],
  ['help', ['?']],
] as const;

function Help({ onClose }: { onClose: () => void }) {
  const t = useTranslations('help');
  const common = useTranslations('common');
  return (
    <Dialog title={t('title')} closeLabel={common('close')} onClose={onClose}>
      <h3 className={styles.heading}>{t('where')}</h3>
      <ul className={styles.ways}>
        {WAYS.map(([name, to]) => (
          <li key={name}>
            <Link to={to} onClick={onClose}>
              {t(`ways.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
      <h3 className={styles.heading}>{t('keys')}</h3>
      <KeyList items={KEYS.map(([name, keys]) => ({ text: t(`key.${name}`), keys }))} />
      <p className={styles.operating}>{t('operating')}</p>
    </Dialog>
  );
}

/** Where to do what in the console, and its keys. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <MessagesProvider messages={helpCatalogues}>
      <Help onClose={onClose} />
    </MessagesProvider>
  );
}
