import { useTranslations } from '@hausgeist/shell-api';
import { useAction } from '@hausgeist/staff-kit';
import { Alert, Button, Card, TextArea } from '@hausgeist/ui';
import { useState } from 'react';
import { ReportJobDoneDocument, type JobDetailsFragment } from '../../gql/graphql';
import { AddFiles } from '../../ui/AddFiles';
import styles from './Job.module.css';

interface ReportDoneProps {
  token: string;
  job: JobDetailsFragment;
  onDone: () => void;
}

/** Shows the work by photos, and says that it is done. */
export function ReportDone({ token, job, onDone }: ReportDoneProps) {
  const t = useTranslations('job');
  const [note, setNote] = useState('');
  const { run, isBusy, error } = useAction(ReportJobDoneDocument, {
    failed: t('actionFailed'),
    isUncached: true,
  });
  async function report(): Promise<void> {
    if (await run({ input: { token, note } })) onDone();
  }
  return (
    <Card title={t('done')}>
      <AddFiles
        path="/craftsman/files"
        headers={{ 'x-case-link': token }}
        label={t('addPhotos')}
        hint={t('addPhotosHint')}
        failed={t('addPhotosFailed')}
        onDone={onDone}
      />
      {job.fileNames.length > 0 && (
        <p role="status">{t('added', { names: job.fileNames.join(', ') })}</p>
      )}
      {job.state === 'DONE' ? (
        <Alert tone="success">{t('reported')}</Alert>
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void report();
          }}
        >
          <TextArea
            label={t('note')}
            value={note}
            maxLength={2_000}
            onChange={({ target }) => setNote(target.value)}
          />
          <Button type="submit" variant="primary" busy={isBusy}>
            {t('report')}
          </Button>
        </form>
      )}
      {error && <Alert tone="danger">{error}</Alert>}
    </Card>
  );
}
