import { useTranslations } from '@hausgeist/shell-api';
import { CheckIcon, VisuallyHidden, classNames } from '@hausgeist/ui';
import { checkPassword, labelOf, type PasswordRule } from './password-rules';
import styles from './PasswordStrength.module.css';

interface PasswordStrengthProps {
  password: string;
  /** The special characters that count. */
  specials: string;
}

const STEPS = [1, 2, 3, 4, 5];

/** How good a password is, and what it still lacks. */
export function PasswordStrength({ password, specials }: PasswordStrengthProps) {
  const t = useTranslations('passwords');
  const rules = Object.entries(checkPassword(password, specials)) as [PasswordRule, boolean][];
  const score = rules.filter(([, met]) => met).length;
  const label = labelOf(score);
  return (
    <div className={styles.strength}>
      {password !== '' && (
        <div className={styles.meter}>
          <div className={classNames(styles.bars, styles[label])} aria-hidden="true">
            {STEPS.map((step) => (
              <span key={step} className={step <= score ? styles.filled : styles.bar} />
            ))}
          </div>
          <p className={styles.label} role="status">
            <VisuallyHidden>{t('label')}: </VisuallyHidden>
            {t(label)}
          </p>
        </div>
      )}
      <ul className={styles.rules}>
        {rules.map(([rule, met]) => (
          <li key={rule} className={classNames(styles.rule, met ? styles.met : undefined)}>
            <span className={styles.mark}>{met && <CheckIcon size={14} />}</span>
            <span>
              {t(rule, { characters: specials })}
              <VisuallyHidden>: {t(met ? 'met' : 'unmet')}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PasswordMatchProps {
  password: string;
  confirmation: string;
}

/** Whether the repeated password is the same; nothing before it is begun. */
export function PasswordMatch({ password, confirmation }: PasswordMatchProps) {
  const t = useTranslations('passwords');
  if (confirmation === '') return null;
  const matches = password === confirmation;
  return (
    <p className={classNames(styles.match, matches ? styles.met : styles.differs)} role="status">
      {matches && <CheckIcon size={16} />}
      {t(matches ? 'match' : 'noMatch')}
    </p>
  );
}
