import { useToast, useTranslations } from '@hausgeist/shell-api';
import { DateText, useAction } from '@hausgeist/staff-kit';
import { Alert, Badge, Button, Card, TextField } from '@hausgeist/ui';
import { useState } from 'react';
import {
  ConfirmJobAppointmentDocument,
  ProposeJobAppointmentDocument,
  type JobDetailsFragment,
} from '../../gql/graphql';
import { fromFields } from '../../ui/appointment-fields';
import styles from './Job.module.css';

interface JobAppointmentProps {
  token: string;
  job: JobDetailsFragment;
  onDone: () => void;
}

/** When the craftsman comes: as proposed by either side, or agreed. */
export function JobAppointment({ token, job, onDone }: JobAppointmentProps) {
  const t = useTranslations('job');
  const toast = useToast();
  const [wanted, setWanted] = useState({ at: '', until: '' });
  const texts = { failed: t('actionFailed'), isUncached: true };
  const proposal = useAction(ProposeJobAppointmentDocument, texts);
  const agreement = useAction(ConfirmJobAppointmentDocument, texts);
  const { appointmentAt: at, appointmentUntil: until, appointmentState: state } = job;
  async function propose(): Promise<void> {
    if (!(await proposal.run({ input: { token, ...fromFields(wanted) } }))) return;
    toast(t('proposed'), 'success');
    onDone();
  }
  async function confirm(seen: string): Promise<void> {
    const done = await agreement.run({ input: { token, at: seen, until } });
    if (done) toast(t('confirmed'), 'success');
    onDone();
  }
  const error = proposal.error ?? agreement.error;
  return (
    <Card title={t('appointment')}>
      {at && state ? (
        <p>
          <DateText at={at} until={until} withTime />{' '}
          <Badge tone={state === 'CONFIRMED' ? 'success' : 'warning'}>{t(`state.${state}`)}</Badge>
        </p>
      ) : (
        <p>{t('noAppointment')}</p>
      )}
      {at && state === 'PROPOSED_BY_COMPANY' && (
        <Button variant="primary" busy={agreement.isBusy} onClick={() => void confirm(at)}>
          {t('confirm')}
        </Button>
      )}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void propose();
        }}
      >
        <TextField
          label={t('at')}
          type="datetime-local"
          required
          value={wanted.at}
          onChange={({ target }) => setWanted({ ...wanted, at: target.value })}
        />
        <TextField
          label={t('until')}
          hint={t('untilHint')}
          type="time"
          value={wanted.until}
          onChange={({ target }) => setWanted({ ...wanted, until: target.value })}
        />
        <Button type="submit" busy={proposal.isBusy} disabled={wanted.at === ''}>
          {t('propose')}
        </Button>
      </form>
      {error && <Alert tone="danger">{error}</Alert>}
    </Card>
  );
}
