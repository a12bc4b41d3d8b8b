import { useQuery, useTranslations } from '@hausgeist/shell-api/slim';
import { HumanContactDocument } from '../../gql/graphql';
import { PhoneIcon, ShortText } from '@hausgeist/ui';
import { dialOf } from '../guidance';
import type { ReactNode } from 'react';
import styles from './HumanContact.module.css';

interface HumanContactProps {
  /** Whose people can be reached; unknown before it is known who chats. */
  company?: { phone: string; email: string } | undefined;
  /** Stands behind it, in the same lines. */
  children?: ReactNode;
}

/** That an AI answers, and how people are reached; it stays below every chat. */
export function HumanContact({ company, children }: HumanContactProps) {
  const t = useTranslations('composer');
  return (
    <p className={styles.contact}>
      <ShortText full={t('notice')} short={t('noticeShort')} />
      {company && (
        <>
          {' '}
          <span className={styles.human}>
            <span className={styles.lead}>{t('human')}</span>{' '}
            <a href={`tel:${dialOf(company.phone)}`} dir="ltr">
              <PhoneIcon size={14} />
              {company.phone}
            </a>{' '}
            <a href={`mailto:${company.email}`} dir="ltr">
              <ShortText full={company.email} short={t('mailShort')} />
            </a>
          </span>
        </>
      )}{' '}
      {children}
    </p>
  );
}

/** The same with the company of the tenant who is signed in. */
export function OwnHumanContact({ children }: Pick<HumanContactProps, 'children'>) {
  const { data } = useQuery(HumanContactDocument);
  const company = data && 'endUser' in data.viewer ? data.viewer.endUser.company : undefined;
  return <HumanContact company={company}>{children}</HumanContact>;
}
