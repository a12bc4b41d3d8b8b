import { MessagesProvider } from '@hausgeist/shell-api';
import { askAt } from '@hausgeist/staff-kit';
import { DASHBOARD, RequirePermission } from '../features/dashboard';
import { askForInbox, Inbox } from '../features/inbox';
import { caseCatalogues } from '../messages/case-catalogues';
import { usePageTitle } from '../ui/use-page-title';

askAt(`${DASHBOARD}/conversations`, askForInbox);

/** Conversations between the company's tenants and the assistant. */
export function ConversationsPage() {
  const title = usePageTitle('conversations');
  return (
    <RequirePermission permission="conversations.view" title={title}>
      <MessagesProvider messages={caseCatalogues}>
        <Inbox />
      </MessagesProvider>
    </RequirePermission>
  );
}
