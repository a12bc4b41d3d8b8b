import { useTranslations } from '@hausgeist/shell-api';
import { HouseMark } from '@hausgeist/ui';
import { TOPICS } from './topics';
import styles from './Intro.module.css';

/** Introduces the assistant: its name, that it is a machine, and what it can be asked. */
export function Intro() {
  const t = useTranslations('intro');
  const language = useTranslations('assistant')('language');
  const topic = useTranslations('assistant.topics');
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
    </header>
  );
}
