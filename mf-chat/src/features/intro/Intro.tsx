import { useTranslations } from '@hausgeist/shell-api';
import { Button, HouseMark } from '@hausgeist/ui';
import { TOPICS } from './topics';
import styles from './Intro.module.css';

interface IntroProps {
  /** Shows what was said in earlier chats; missing as long as it is not known who is here. */
  onEarlier?: (() => void) | undefined;
}

/** Introduces the assistant: its name, that it is a machine, and what it can be asked. */
export function Intro({ onEarlier }: IntroProps) {
  const t = useTranslations('intro');
  const language = useTranslations('assistant')('language');
  const topic = useTranslations('assistant.topics');
  const earlier = useTranslations('earlier');
  return (
    <header className={styles.intro}>
      <div className={styles.mark}>
        <HouseMark size={36} />
      </div>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.notice}>{t('notice')}</p>
      <p className={styles.notice}>
        {t('topics')} <span lang={language}>{TOPICS.map((name) => topic(name)).join(' · ')}</span>
      </p>
      {onEarlier && (
        <Button variant="quiet" size="small" onClick={onEarlier}>
          {earlier('open')}
        </Button>
      )}
    </header>
  );
}
