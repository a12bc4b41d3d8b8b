import { useTranslations } from '@hausgeist/shell-api';
import { HouseMark } from '@hausgeist/ui';
import styles from './Intro.module.css';

const TOPICS = ['heating', 'water', 'costs', 'keys', 'rules', 'emergency'] as const;

interface IntroProps {
  /** Puts a question where it can be sent; missing as long as questions cannot be asked. */
  onAsk?: (question: string) => void;
  /** Topics are for beginners. */
  showTopics: boolean;
}

/** Who answers here, that it is a machine, and what it can be asked. */
export function Intro({ onAsk, showTopics }: IntroProps) {
  const t = useTranslations('intro');
  const topic = useTranslations('assistant.topics');
  return (
    <header className={styles.intro}>
      <div className={styles.mark}>
        <HouseMark size={36} />
      </div>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.notice}>{t('notice')}</p>
      {showTopics && !onAsk && (
        <p className={styles.notice}>
          {t('topics')} <span lang="de">{TOPICS.map((name) => topic(name)).join(' · ')}</span>
        </p>
      )}
      {showTopics && onAsk && (
        <ul className={styles.topics} aria-label={t('ask')} lang="de">
          {TOPICS.map((name) => (
            <li key={name}>
              <button
                type="button"
                className={styles.topic}
                title={topic(`${name}Question`)}
                onClick={() => onAsk(topic(`${name}Question`))}
              >
                {topic(name)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}
