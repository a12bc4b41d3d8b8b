import { useTranslations } from '@hausgeist/shell-api';
import { Alert, Dialog, Spinner } from '@hausgeist/ui';
import { ImportActions } from './ImportActions';
import { ColumnsStep } from './ColumnsStep';
import { Counts } from './Counts';
import { ProblemFile } from './ProblemFile';
import { Problems } from './Problems';
import { ProgressStep } from './ProgressStep';
import { Step } from './Step';
import { UnusedColumns } from './UnusedColumns';
import { UploadStep } from './UploadStep';
import { useImportSteps, type ImportSteps } from './use-import-steps';

function Body({ steps }: { steps: ImportSteps }) {
  const t = useTranslations('endUserImport');
  const { step, control, error } = steps;
  const { task } = control;
  if (control.isLoading) return <Spinner label={t('loading')} />;
  if (!task || step === 'upload') {
    return <UploadStep file={steps.file} busy={steps.busy} error={error} onFile={steps.setFile} />;
  }
  switch (step) {
    case 'columns':
      return (
        <ColumnsStep
          task={task}
          values={steps.values}
          errors={steps.errors}
          error={error}
          busy={steps.busy}
          onChange={steps.setValues}
        />
      );
    case 'progress':
      return (
        <>
          {error && <Alert tone="danger">{error}</Alert>}
          <ProgressStep key={task.status} task={task} />
        </>
      );
    case 'checked':
      return (
        <Step title={t('checked.title')} hint={t('checked.hint', { file: task.fileName })}>
          {error && <Alert tone="danger">{error}</Alert>}
          <Counts task={task} />
          <UnusedColumns task={task} />
          {task.problemCount > 0 && (
            <>
              <Alert tone="warning">{t('checked.problems', { count: task.problemCount })}</Alert>
              <ProblemFile task={task} />
            </>
          )}
          <Problems task={task} />
        </Step>
      );
    case 'ended':
      return (
        <Step title={t(`ended.${task.status === 'DONE' ? 'done' : 'stopped'}`)}>
          {task.status === 'FAILED' && <Alert tone="danger">{t('ended.failed')}</Alert>}
          {task.status === 'CANCELLED' && <Alert tone="info">{t('ended.cancelled')}</Alert>}
          <Counts task={task} />
          <Problems task={task} />
        </Step>
      );
  }
}

/** Takes tenants and owners in from a file: file, columns, check, import, result. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('endUserImport');
  const common = useTranslations('common');
  const steps = useImportSteps();
  return (
    <Dialog
      size="large"
      title={t('title')}
      closeLabel={common('close')}
      onClose={onClose}
      actions={<ImportActions steps={steps} onClose={onClose} />}
    >
      <Body steps={steps} />
    </Dialog>
  );
}
