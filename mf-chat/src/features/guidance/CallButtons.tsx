import { useTranslations } from '@hausgeist/shell-api/slim';
import { classNames, PhoneIcon } from '@hausgeist/ui';
import { byUrgency, dialOf, type CallOption } from './calls';
import styles from './CallButtons.module.css';

interface CallButtonsProps {
  calls: readonly CallOption[];
  /** A person may be in danger: the first number stands out. */
  urgent?: boolean;
}

/** Numbers that are called with one tap, the most urgent one first. */
export function CallButtons({ calls, urgent = false }: CallButtonsProps) {
  const t = useTranslations('message');
  const options = byUrgency(calls);
  if (options.length === 0) return null;
  return (
    <ul className={classNames(styles.calls, urgent && styles.urgent)} aria-label={t('calls')}>
      {options.map(({ label, phone }) => (
        <li key={phone}>
          <a className={styles.call} href={`tel:${dialOf(phone)}`}>
            <PhoneIcon size={22} />
            <span className={styles.texts}>
              <span dir="ltr" className={styles.phone}>
                {phone}
              </span>{' '}
              <span dir="auto" className={styles.label}>
                {label}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
