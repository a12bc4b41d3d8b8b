import { useApolloClient, useFormatter, useLocation } from '@hausgeist/shell-api';
import { useCommands } from '@hausgeist/staff-kit/palette';
import { useCompanyId } from '../company-scope';
import { DASHBOARD } from './sections';

/** Finds conversations by their words and people in the palette; the inbox has a search of its own, which keeps its list. */
export function ConversationCommands() {
  const client = useApolloClient();
  const companyId = useCompanyId();
  const format = useFormatter();
  const isInbox = useLocation().pathname.startsWith(`${DASHBOARD}/conversations`);
  const search = async (text: string) =>
    isInbox
      ? []
      : (await import('./find-conversations')).findConversations(client, {
          text,
          companyId,
          format,
        });
  useCommands({ commands: [], search });
  return null;
}
