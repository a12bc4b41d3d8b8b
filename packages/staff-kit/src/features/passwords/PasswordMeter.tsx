import { useTranslations } from '@hausgeist/shell-api';
import { VisuallyHidden, classNames } from '@hausgeist/ui';
import type { PasswordStrength } from '../../gql/graphql';
import { useRefusalText } from '../../refusals/use-refusal-text';
import styles from './PasswordStrength.module.css';
import type { Judgement } from './use-judgement';

const LEVELS = ['REFUSED', 'WEAK', 'FAIR', 'GOOD', 'STRONG'] as const satisfies PasswordStrength[];
const STEPS = [1, 2, 3, 4];
const TONES = ['weak', 'weak', 'fair', 'good', 'strong'] as const;

interface PasswordMeterProps {
  password: string;
  judgement: Judgement | undefined;
}

/** How good a password is in the eyes of the server, and why it would refuse it. */
export function PasswordMeter({ password, judgement }: PasswordMeterProps) {
  const t = useTranslations('passwords');
  const refusalText = useRefusalText();
  if (password === '' || !judgement) return null;
  const { strength, problem } = judgement;
  const level = LEVELS.indexOf(strength);
  return (
    <div className={styles.strength}>
      <div className={styles.meter}>
        <div className={classNames(styles.bars, styles[TONES[level] ?? 'weak'])} aria-hidden="true">
          {STEPS.map((step) => (
            <span key={step} className={step <= level ? styles.filled : styles.bar} />
          ))}
        </div>
        <p className={styles.label} role="status">
          <VisuallyHidden>{t('label')}: </VisuallyHidden>
          {t(`levels.${strength}`)}
        </p>
      </div>
      {problem && <p className={styles.problem}>{refusalText(problem)}</p>}
    </div>
  );
}
