import { usePageCompany, useTranslations } from '@hausgeist/shell-api/slim';
import { Button, HouseMark, ShortText } from '@hausgeist/ui';
import { CompanyFace } from './CompanyFace';
import { TOPICS } from './topics';
import styles from './Intro.module.css';

interface IntroProps {
  /** What is there of the person's own; missing as long as it is not known who is here. */
  own?: {
    /** Shows what was said in earlier chats. */
    onEarlier: () => void;
    /** Shows what can be asked about one's own data. */
    onMyData: () => void;
  };
}

/** Introduces the assistant: its name, that it is a machine, and what it can be asked. */
export function Intro({ own }: IntroProps) {
  const t = useTranslations('intro');
  const composer = useTranslations('composer');
  const language = useTranslations('assistant')('language');
  const topic = useTranslations('assistant.topics');
  const earlier = useTranslations('earlier');
  const company = usePageCompany();
  const myData = useTranslations('myData');
  return (
    <header className={styles.intro}>
      {company?.logo ? (
        <img className={styles.logo} src={company.logo} alt="" />
      ) : (
        <div className={styles.mark}>
          <HouseMark size={36} />
        </div>
      )}
      <h1 className={styles.title}>{t('title')}</h1>
      {company && <CompanyFace company={company} />}
      <p className={styles.notice}>{t('notice')}</p>
      <p className={styles.notice}>
        {t.rich('limits', {
          person: () => <ShortText full={composer('person')} short={composer('personShort')} />,
        })}
      </p>
      <p className={styles.notice}>
        {t('topics')} <span lang={language}>{TOPICS.map((name) => topic(name)).join(' · ')}</span>
      </p>
      {own && (
        <div className={styles.ways}>
          <Button variant="quiet" size="small" onClick={own.onEarlier}>
            {earlier('open')}
          </Button>
          <Button variant="quiet" size="small" onClick={own.onMyData}>
            {myData('open')}
          </Button>
        </div>
      )}
    </header>
  );
}
