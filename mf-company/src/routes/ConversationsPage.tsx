import { MessagesProvider, useTranslations } from '@hausgeist/shell-api';
import { askAt } from '@hausgeist/staff-kit';
import { DASHBOARD, RequirePermission } from '../features/dashboard';
import { askForInbox, Inbox } from '../features/inbox';
import { caseCatalogues } from '../messages/case-catalogues';

askAt(`${DASHBOARD}/conversations`, askForInbox);

/** Conversations between the company's tenants and the assistant. */
export function ConversationsPage() {
  const title = useTranslations('portal')('conversationsTitle');
  return (
    <RequirePermission permission="conversations.view" title={title}>
      <MessagesProvider messages={caseCatalogues}>
        <Inbox />
      </MessagesProvider>
    </RequirePermission>
  );
}
