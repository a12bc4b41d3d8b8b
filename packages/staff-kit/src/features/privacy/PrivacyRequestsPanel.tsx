import { useOpenDialog, useTranslations } from '@hausgeist/shell-api';
import { LoadState } from '../../ui/LoadState';
import { Parts, Section } from '../../ui/Page';
import { RequestDialogs, type OpenRequest } from './RequestDialogs';
import { DoneRequests, UndoneRequests } from './RequestTables';
import { useRequests } from './use-requests';

interface PrivacyRequestsPanelProps {
  /** The company; all of them where none is named. */
  companyId: string | undefined;
  withCompany?: boolean;
}

/** What people have asked for about their data: to do, and done. */
export function PrivacyRequestsPanel({
  companyId,
  withCompany = false,
}: PrivacyRequestsPanelProps) {
  const t = useTranslations('dataProtection.requests');
  const [open, setOpen] = useOpenDialog<OpenRequest>('privacy-requests');
  const { undone, done, error, isLoading, isBusy, reload } = useRequests(companyId);
  const table = {
    ...{ busy: isBusy, withCompany },
    onAct: (action: OpenRequest['action'], request: OpenRequest['request']) =>
      setOpen({ action, request }),
  };
  return (
    <Parts>
      <LoadState error={error} isLoading={isLoading} failed={t('failed')} onRetry={reload} />
      {undone && (
        <Section title={t('undone')}>
          <UndoneRequests {...table} rows={undone} />
        </Section>
      )}
      {done && done.length > 0 && (
        <Section title={t('done')}>
          <DoneRequests {...table} rows={done} />
        </Section>
      )}
      <RequestDialogs open={open} onClose={() => setOpen(undefined)} />
    </Parts>
  );
}
