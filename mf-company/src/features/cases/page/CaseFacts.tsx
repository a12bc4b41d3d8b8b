import { Link, usePermission, useTranslations } from '@hausgeist/shell-api';
import { DateText, Fact, personPath, useCategoryText } from '@hausgeist/staff-kit';
import { Card } from '@hausgeist/ui';
import { AbsenceSign } from '../../absences';
import { PersonPhone } from '../../person-contact';
import type { CaseRow } from '../case-lists';
import { KeepCraftsman } from '../craftsmen/KeepCraftsman';
import { DueText } from '../list/DueText';
import styles from './CasePage.module.css';

/** What is known about a case. */
export function CaseFacts({ row }: { row: CaseRow }) {
  const t = useTranslations('cases.page');
  const urgency = useTranslations('cases.urgency');
  const categoryText = useCategoryText();
  const mayOpenPerson = usePermission('users.view');
  const mayEdit = usePermission('cases.edit');
  const { endUser, craftsman } = row;
  const name = endUser && `${endUser.firstName} ${endUser.lastName}`;
  return (
    <Card title={t('facts')}>
      <dl className={styles.facts}>
        {row.externalId && <Fact name={t('externalId')}>{row.externalId}</Fact>}
        <Fact name={t('place')}>{row.place || t('none')}</Fact>
        {name && (
          <Fact name={t('person')}>
            {mayOpenPerson ? (
              <Link to={personPath('/company/dashboard/end-users', endUser.id)}>{name}</Link>
            ) : (
              name
            )}
          </Fact>
        )}
        {endUser && <PersonPhone id={endUser.id} />}
        {row.isFromTenant && <Fact name={t('origin')}>{t('fromTenant')}</Fact>}
        {row.noticedOn && (
          <Fact name={t('noticed')}>
            <DateText at={row.noticedOn} />
          </Fact>
        )}
        <Fact name={t('category')}>{row.category ? categoryText(row.category) : t('none')}</Fact>
        <Fact name={t('urgency')}>{urgency(row.urgency)}</Fact>
        <Fact name={t('assignee')}>
          {row.assignee?.name ?? t('none')}
          <AbsenceSign memberId={row.assignee?.id} />
        </Fact>
        <Fact name={t('due')}>
          <DueText {...row} />
        </Fact>
        <Fact name={t('craftsman')}>
          {craftsman ? (
            <>
              {craftsman.name}
              {craftsman.phone && (
                <>
                  <br />
                  <a href={`tel:${craftsman.phone}`}>{craftsman.phone}</a>
                </>
              )}
              {craftsman.email && (
                <>
                  <br />
                  <a href={`mailto:${craftsman.email}`}>{craftsman.email}</a>
                </>
              )}
              {mayEdit && (
                <>
                  <br />
                  <KeepCraftsman craftsman={craftsman} />
                </>
              )}
            </>
          ) : (
            t('noCraftsman')
          )}
        </Fact>
        <Fact name={t('created')}>
          <DateText at={row.createdAt} withTime />
        </Fact>
      </dl>
    </Card>
  );
}
