import { useTranslations } from '@hausgeist/shell-api';
import { buttonClassName, MailIcon, PhoneIcon } from '@hausgeist/ui';
import styles from './PersonReach.module.css';
import { usePersonContact } from './use-person-contact';

/** Calls a tenant or owner, or writes a mail to them, with one press; for those who may see how they are reached. */
export function PersonReach({ id }: { id: string }) {
  const t = useTranslations('endUsers.person');
  const { phone, call, email } = usePersonContact(id);
  const look = buttonClassName('quiet', 'small');
  if (!call && !email) return null;
  return (
    <span className={styles.reach}>
      {call && (
        <a className={look} href={call} title={phone}>
          <PhoneIcon size={18} />
          <span className={styles.text}>{t('call')}</span>
        </a>
      )}
      {email && (
        <a className={look} href={`mailto:${email}`} title={email}>
          <MailIcon size={18} />
          <span className={styles.text}>{t('write')}</span>
        </a>
      )}
    </span>
  );
}
