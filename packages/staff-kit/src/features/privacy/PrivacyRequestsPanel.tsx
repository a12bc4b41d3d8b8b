import { useOpenDialog, useTranslations } from '@hausgeist/shell-api';
import { ListFrame } from '../../ui/ListFrame';
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
  const { undone, done, ...list } = useRequests(companyId);
  const table = {
    ...{ busy: list.isBusy, withCompany },
    onAct: (action: OpenRequest['action'], request: OpenRequest['request']) =>
      setOpen({ action, request }),
  };
  return (
    <Parts>
      <ListFrame list={list} failures={{ failed: t('failed') }}>
        <Section title={t('undone')}>
          <UndoneRequests {...table} rows={undone} />
        </Section>
        {done && done.length > 0 && (
          <Section title={t('done')}>
            <DoneRequests {...table} rows={done} />
          </Section>
        )}
      </ListFrame>
      <RequestDialogs open={open} onClose={() => setOpen(undefined)} />
    </Parts>
  );
}
