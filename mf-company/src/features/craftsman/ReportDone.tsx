import { useTranslations } from '@hausgeist/shell-api';
import { useAction } from '@hausgeist/staff-kit';
import { Alert, Button, Card, TextArea } from '@hausgeist/ui';
import { useState } from 'react';
import { ReportJobDoneDocument } from '../../gql/graphql';

interface ReportDoneProps {
  token: string;
  isDone: boolean;
  onDone: () => void;
}

/** Says that the work is done. */
export function ReportDone({ token, isDone, onDone }: ReportDoneProps) {
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
      {isDone ? (
        <Alert tone="success">{t('reported')}</Alert>
      ) : (
        <form
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
