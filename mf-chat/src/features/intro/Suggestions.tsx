import { useTranslations } from '@hausgeist/shell-api/slim';
import { TOPICS } from './topics';
import styles from './Suggestions.module.css';

interface SuggestionsProps {
  /** Puts a question where it can be sent. */
  onAsk: (question: string) => void;
}

/** Questions to begin with, close to the thumb. */
export function Suggestions({ onAsk }: SuggestionsProps) {
  const t = useTranslations('intro');
  const language = useTranslations('assistant')('language');
  const topic = useTranslations('assistant.topics');
  return (
    <ul className={styles.suggestions} aria-label={t('ask')} lang={language}>
      {TOPICS.map((name) => (
        <li key={name}>
          <button
            type="button"
            className={styles.suggestion}
            title={topic(`${name}Question`)}
            onClick={() => onAsk(topic(`${name}Question`))}
          >
            {topic(name)}
          </button>
        </li>
      ))}
    </ul>
  );
}
