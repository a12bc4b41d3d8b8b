import { useOpenDialog, usePermission, useTranslations } from '@hausgeist/shell-api';
import { DateText, useAction } from '@hausgeist/staff-kit';
import { Badge, Button, Card } from '@hausgeist/ui';
import type { CaseRow } from '../case-lists';
import { SetCaseAppointmentDocument, type CasePageQuery } from '../gql/graphql';
import { AppointmentDialog } from './AppointmentDialog';
import styles from './CasePage.module.css';
import { RemoveAppointmentDialog } from './RemoveAppointmentDialog';

/** The appointment of a case, and what can be done about it. */
export function AppointmentCard({
  row,
  link,
}: {
  row: CaseRow;
  link: CasePageQuery['case']['link'];
}) {
  const t = useTranslations('cases');
  const mayEdit = usePermission('cases.edit');
  const [asking, setAsking] = useOpenDialog<'propose' | 'confirm' | 'remove'>('case-appointment');
  const { run, isBusy } = useAction(SetCaseAppointmentDocument, {
    failed: t('page.changeFailed'),
    isToasted: true,
    rereads: 'active',
  });
  const { id, revision, appointmentAt: at, appointmentState: state } = row;
  const set = (to: string | null) =>
    void run({ input: { id, revision, at: to, isConfirmed: to !== null } });
  return (
    <Card title={t('page.appointment')}>
      {at && state ? (
        <p>
          <DateText at={at} until={row.appointmentUntil} withTime />{' '}
          <Badge tone={state === 'CONFIRMED' ? 'success' : 'warning'}>
            {t(`appointmentState.${state}`)}
          </Badge>
        </p>
      ) : (
        <p className={styles.quiet}>{t('page.noAppointment')}</p>
      )}
      {mayEdit && (
        <div className={styles.actions}>
          {at && state === 'PROPOSED_BY_CRAFTSMAN' && (
            <Button
              size="small"
              variant="primary"
              busy={isBusy}
              onClick={() => (row.endUser ? setAsking('confirm') : set(at))}
            >
              {t('page.confirm')}
            </Button>
          )}
          <Button size="small" onClick={() => setAsking('propose')}>
            {t(at ? 'page.otherTime' : 'page.appoint')}
          </Button>
          {at && (
            <Button
              size="small"
              variant="quiet"
              busy={isBusy}
              onClick={() =>
                row.endUser && state === 'CONFIRMED' ? setAsking('remove') : set(null)
              }
            >
              {t('page.removeAppointment')}
            </Button>
          )}
        </div>
      )}
      {asking === 'remove' && (
        <RemoveAppointmentDialog row={row} onClose={() => setAsking(undefined)} />
      )}
      {(asking === 'propose' || asking === 'confirm') && (
        <AppointmentDialog
          row={row}
          orderedBy={link?.email}
          isConfirmed={asking === 'confirm'}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Card>
  );
}
