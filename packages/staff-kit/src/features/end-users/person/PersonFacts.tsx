import { Link, useTranslations } from '@hausgeist/shell-api';
import {
  buttonClassName,
  CheckIcon,
  CopyIcon,
  CopyStatus,
  IconButton,
  MailIcon,
  PhoneIcon,
  useCopy,
} from '@hausgeist/ui';
import { EmailText } from '../../../ui/EmailText';
import { keptTogether } from '../../../ui/kept-together';
import { DateText } from '../../../ui/DateText';
import { Fact } from '../../../ui/Fact';
import { PersonKindBadge } from '../../../ui/PersonKindBadge';
import type { PersonQuery } from '../../../gql/graphql';
import type { EndUserRow } from '../end-user-lists';
import { hasMovedOut } from '../residence';
import styles from './Person.module.css';

/** A person with what only the sheet asks for. */
interface Person extends EndUserRow {
  createdAt: string;
  buildingId?: string | null | undefined;
  signIns: PersonQuery['endUserSignIns'];
}

interface PersonFactsProps {
  person: Person;
  withCompany: boolean;
  buildingsPath: string | undefined;
}

/** The number, to read out or take along. */
function AuthNumber({ value }: { value: string }) {
  const t = useTranslations('endUsers.person');
  const common = useTranslations('common');
  const { shownIn, outcome, copy } = useCopy<HTMLElement>(value);
  return (
    <span className={styles.number}>
      <code ref={shownIn}>{value}</code>
      <IconButton
        label={t('copyNumber')}
        icon={outcome === 'copied' ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
        size="small"
        onClick={copy}
      />
      <CopyStatus outcome={outcome} copied={common('copied')} selected={common('copySelected')} />
    </span>
  );
}

/** Whether the person can get into the chat: for a caller who says that they cannot. */
function SignIns({ signIns }: { signIns: PersonQuery['endUserSignIns'] }) {
  const t = useTranslations('endUsers.person');
  const { lastAt, refusedAt, refusedAttempts: count } = signIns;
  return (
    <>
      <Fact name={t('signedIn')}>
        {lastAt ? <DateText at={lastAt} withTime /> : t('neverSignedIn')}
      </Fact>
      {refusedAt && (
        <Fact name={t('refused')}>
          {t('refusedTimes', { count })} <DateText at={refusedAt} withTime />
        </Fact>
      )}
    </>
  );
}

/** How the person is reached, where they live, and what opens the chat for them. */
export function PersonFacts({ person, withCompany, buildingsPath }: PersonFactsProps) {
  const t = useTranslations('endUsers');
  const { phone, email, address, apartmentNumber, roomIndication } = person;
  const { movesOutOn, externalId, authNumber, buildingId } = person;
  return (
    <>
      <div className={styles.head}>
        <PersonKindBadge type={person.type} />
        <span className={styles.since}>
          {t('person.since')} <DateText at={person.createdAt} />
        </span>
      </div>
      <div className={styles.reach}>
        {phone && (
          <a className={buttonClassName()} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
            <PhoneIcon size={18} />
            {t('person.call')}
          </a>
        )}
        <a className={buttonClassName()} href={`mailto:${email}`}>
          <MailIcon size={18} />
          {t('person.write')}
        </a>
      </div>
      <dl className={styles.facts}>
        {phone && <Fact name={t('person.phone')}>{phone}</Fact>}
        <Fact name={t('columns.email')}>
          <EmailText email={email} />
        </Fact>
        {address && (
          <Fact name={t('person.address')}>
            {buildingsPath && buildingId ? (
              <Link to={`${buildingsPath}/${buildingId}`}>{keptTogether(address)}</Link>
            ) : (
              keptTogether(address)
            )}
          </Fact>
        )}
        {apartmentNumber && <Fact name={t('person.apartment')}>{apartmentNumber}</Fact>}
        {roomIndication && <Fact name={t('person.room')}>{roomIndication}</Fact>}
        {movesOutOn && (
          <Fact name={t(hasMovedOut(person) ? 'person.movedOut' : 'person.movesOut')}>
            <DateText at={`${movesOutOn}T12:00:00`} />
          </Fact>
        )}
        {externalId && <Fact name={t('person.externalId')}>{externalId}</Fact>}
        {withCompany && <Fact name={t('columns.company')}>{person.managingCompany?.name}</Fact>}
        {authNumber && (
          <Fact name={t('columns.authNumber')}>
            <AuthNumber value={authNumber} />
          </Fact>
        )}
        <SignIns signIns={person.signIns} />
      </dl>
    </>
  );
}
