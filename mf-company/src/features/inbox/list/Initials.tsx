import { VisuallyHidden } from '@hausgeist/ui';
import styles from './Initials.module.css';

interface InitialsProps {
  name: string;
  /** Says what the person is here. */
  label: string;
}

/** A colleague in two letters. */
export function Initials({ name, label }: InitialsProps) {
  const words = name.split(/\s+/u).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.charAt(0) ?? '')
    .join('');
  return (
    <span className={styles.initials} title={label}>
      <span aria-hidden="true">{letters.toLocaleUpperCase()}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
