import type { PageCompany } from '@hausgeist/schema';
import { useTranslations } from '@hausgeist/shell-api/slim';
import styles from './Intro.module.css';

/** The company whose chat this is, where its poster hangs, and how it is reached otherwise. */
export function CompanyFace({ company }: { company: PageCompany }) {
  const t = useTranslations('company');
  const { name, phone, email, officeHours, building } = company;
  return (
    <>
      <p className={styles.company}>{name}</p>
      {building && <p className={styles.building}>{building}</p>}
      <p className={styles.notice}>
        {t('contact')} <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
        {' · '}
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      {officeHours && (
        <p className={styles.hours}>
          {t('officeHours')} {officeHours}
        </p>
      )}
    </>
  );
}
