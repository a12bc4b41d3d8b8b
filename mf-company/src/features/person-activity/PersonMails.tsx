import { useQuery, useTranslations } from '@hausgeist/shell-api';
import { DateText, oneOf } from '@hausgeist/staff-kit';
import { Badge, type Tone } from '@hausgeist/ui';
import { PersonMailsDocument, type PersonMailsQuery } from '../../gql/graphql';
import { Part } from './Part';
import styles from './PersonActivity.module.css';

type PersonMail = PersonMailsQuery['personMails'][number];

/** As many as are shown at first. */
const MOST = 5;

const TONES: Readonly<Record<PersonMail['result'], Tone>> = {
  SENT: 'success',
  WAITING: 'info',
  REFUSED: 'danger',
  BOUNCED: 'danger',
};

/** Codes of mail servers (RFC 3463) that people understand in words. */
const KNOWN = ['5.1.1', '5.1.2', '5.2.1', '5.2.2', '5.7.1'] as const;

/** The mails that a person got, the newest first, and what has become of them. */
export function PersonMails({ personId }: { personId: string }) {
  const t = useTranslations('personActivity.mail');
  const { data, error } = useQuery(PersonMailsDocument, {
    variables: { personId },
    fetchPolicy: 'cache-and-network',
  });
  const reasonOf = ({ reason }: PersonMail): string => {
    const known = oneOf(KNOWN, reason ?? '');
    return known ? t(`reasons.${known.replaceAll('.', '') as '511'}`) : (reason ?? '');
  };
  const entries = data?.personMails.map((mail) => (
    <li key={mail.id} className={styles.entry}>
      <span className={styles.line}>
        <span className={styles.text}>{mail.subject ?? t('hidden')}</span>
        <span className={styles.quiet}>
          <DateText at={mail.sentAt ?? mail.at} withTime />
        </span>
      </span>
      <span className={styles.badges}>
        <Badge tone={TONES[mail.result]}>{t(`results.${mail.result}`)}</Badge>
        {mail.reason && <span className={styles.quiet}>{reasonOf(mail)}</span>}
      </span>
    </li>
  ));
  return (
    <Part
      title={t('title')}
      entries={entries}
      most={MOST}
      isFailed={error !== undefined}
      empty={t('none')}
    />
  );
}
