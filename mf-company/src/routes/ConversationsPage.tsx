import { MessagesProvider, useTranslations } from '@hausgeist/shell-api';
import { RequirePermission } from '../features/dashboard';
import { Inbox } from '../features/inbox';
import { caseCatalogues } from '../messages/case-catalogues';

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
