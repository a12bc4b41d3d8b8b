import { useTranslations } from '@hausgeist/shell-api';
import { Button } from '@hausgeist/ui';
import type { ImportSteps } from './use-import-steps';

interface ImportActionsProps {
  steps: ImportSteps;
  onClose: () => void;
}

/** What can be done in the step that is shown. */
export function ImportActions({ steps, onClose }: ImportActionsProps) {
  const t = useTranslations('endUserImport');
  const common = useTranslations('common');
  const { step, busy } = steps;
  const task = steps.control.task;
  const close = <Button onClick={onClose}>{common('close')}</Button>;
  const otherFile = (
    <Button disabled={busy} onClick={steps.startOver}>
      {t('action.otherFile')}
    </Button>
  );
  switch (step) {
    case 'upload':
      return (
        <>
          {close}
          <Button variant="primary" busy={busy} disabled={!steps.file} onClick={steps.upload}>
            {t('action.upload')}
          </Button>
        </>
      );
    case 'columns':
      return (
        <>
          {otherFile}
          <Button variant="primary" busy={busy} onClick={steps.check}>
            {t('action.check')}
          </Button>
        </>
      );
    case 'progress':
      return (
        <>
          <Button variant="quiet" disabled={busy} onClick={steps.cancel}>
            {t('action.cancel')}
          </Button>
          {close}
        </>
      );
    case 'checked': {
      const count = (task?.createdCount ?? 0) + (task?.updatedCount ?? 0);
      return (
        <>
          {otherFile}
          <Button disabled={busy} onClick={steps.backToColumns}>
            {t('action.back')}
          </Button>
          {count > 0 && (
            <Button variant="primary" busy={busy} onClick={steps.start}>
              {t('action.start', { count })}
            </Button>
          )}
        </>
      );
    }
    case 'ended':
      return (
        <>
          {otherFile}
          <Button variant="primary" onClick={onClose}>
            {common('close')}
          </Button>
        </>
      );
  }
}
