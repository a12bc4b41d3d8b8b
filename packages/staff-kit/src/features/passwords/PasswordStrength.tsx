import { useTranslations } from '@hausgeist/shell-api';
import { CheckIcon, VisuallyHidden, classNames } from '@hausgeist/ui';
import { useRefusalText } from '../../refusals/use-refusal-text';
import { PasswordMeter } from './PasswordMeter';
import { checkPassword, labelOf, type PasswordRule } from './password-rules';
import styles from './PasswordStrength.module.css';
import type { Judgement } from './use-judgement';

interface PasswordStrengthProps {
  password: string;
  /** The special characters that count. */
  specials: string;
  /** What the server thinks of it, once it has said so. */
  judgement: Judgement | undefined;
}

const STEPS = [1, 2, 3, 4, 5];

/** How good a password is, and what it still lacks. */
export function PasswordStrength({ password, specials, judgement }: PasswordStrengthProps) {
  const t = useTranslations('passwords');
  const refusalText = useRefusalText();
  if (judgement?.needsMixture === false) {
    const isMet = Array.from(password).length >= judgement.minLength;
    return (
      <div className={styles.strength}>
        <PasswordMeter password={password} judgement={judgement} />
        <ul className={styles.rules}>
          <Rule text={t('longEnough', { count: judgement.minLength })} isMet={isMet} />
        </ul>
      </div>
    );
  }
  const rules = Object.entries(checkPassword(password, specials)) as [PasswordRule, boolean][];
  const fulfilled = rules.filter(([, met]) => met).length;
  // A password may fulfil all rules and be the first that is tried.
  const problem = fulfilled === rules.length ? judgement?.problem : undefined;
  const score = problem ? 1 : fulfilled;
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
      {problem && <p className={styles.problem}>{refusalText(problem)}</p>}
      <ul className={styles.rules}>
        {rules.map(([rule, met]) => (
          <Rule key={rule} text={t(rule, { characters: specials })} isMet={met} />
        ))}
      </ul>
    </div>
  );
}

function Rule({ text, isMet }: { text: string; isMet: boolean }) {
  const t = useTranslations('passwords');
  return (
    <li className={classNames(styles.rule, isMet ? styles.met : undefined)}>
      <span className={styles.mark}>{isMet && <CheckIcon size={14} />}</span>
      <span>
        {text}
        <VisuallyHidden>: {t(isMet ? 'met' : 'unmet')}</VisuallyHidden>
      </span>
    </li>
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
