import { useApolloClient, useTranslations } from '@hausgeist/shell-api';
import { FilterIcon, KeyboardIcon, MessagesIcon, PlusIcon } from '@hausgeist/ui';
import { useCompanyId } from '../../company-scope';
import { useDayText } from '@hausgeist/staff-kit';
import { type Command, useCommands } from '@hausgeist/staff-kit/palette';
import { readFragment } from '../gql/fragment-masking';
import { InboxConversationsDocument, InboxRowFragmentDoc } from '../gql/graphql';
import { oneLine } from '../list/one-line';
import type { SavedFilters } from '../saved-filters/use-saved-filters';
import type { InboxAddress } from '../use-inbox-address';
import { useSnoozeText } from '../work/use-snooze-text';
import { URGENCIES, VIEWS } from '../views';
import type { WorkActions } from '../work/use-work-actions';
import { useActionCommands } from './use-action-commands';
import { useOpenRow } from './use-open-row';

/** Conversations that are offered at a time. */
const MOST_FOUND = 6;

/** Looks for conversations, and says which are archived or snoozed. */
function useSearch(address: InboxAddress): (text: string) => Promise<Command[]> {
  const t = useTranslations('inbox.row');
  const snoozeText = useSnoozeText();
  const dayText = useDayText();
  const client = useApolloClient();
  const companyId = useCompanyId();
  return async (text) => {
    try {
      const { data } = await client.query({
        query: InboxConversationsDocument,
        variables: { first: MOST_FOUND, filter: { companyId, search: text, withArchived: true } },
        fetchPolicy: 'no-cache',
      });
      const rows = data?.inboxConversations.edges ?? [];
      return rows.map(({ node, found }) => {
        const { id, endUser, lastTenantMessage, lastActivityAt, archivedAt, snoozedUntil } =
          readFragment(InboxRowFragmentDoc, node);
        return {
          ...{ id: `conversation-${id}`, group: 'conversations', Icon: MessagesIcon },
          label: `${endUser.firstName} ${endUser.lastName}`,
          hint: [
            dayText(lastActivityAt),
            archivedAt && t('done'),
            snoozedUntil && t('snoozed', { when: snoozeText(snoozedUntil) }),
            endUser.address.split(',')[0],
            oneLine((found ?? lastTenantMessage)?.text ?? ''),
          ]
            .filter(Boolean)
            .join(' · '),
          to: address.linkToConversation(id),
        };
      });
    } catch {
      // The commands by name are there all the same.
      return [];
    }
  };
}

/** The lists of everybody and of the viewer. */
function useListCommands(address: InboxAddress, saved: SavedFilters): Command[] {
  const t = useTranslations('inbox');
  const views = VIEWS.map(({ slug, view }): Command => ({
    ...{ id: `view-${slug}`, group: 'views', label: t(`views.${view}`), Icon: MessagesIcon },
    to: address.linkToView(slug, true),
  }));
  const urgencies = URGENCIES.map((urgency): Command => ({
    ...{ id: `urgency-${urgency}`, group: 'views', Icon: FilterIcon, isHidden: true },
    label: t('commands.onlyUrgency', { urgency: t(`urgency.${urgency}`) }),
    to: address.linkToFilter({ urgency }),
  }));
  const own = saved.filters.map((filter): Command => ({
    ...{ id: `saved-${filter.id}`, group: 'saved', label: filter.name, Icon: FilterIcon },
    to: saved.linkTo(filter),
  }));
  return [...views, ...urgencies, ...own];
}

interface InboxCommandOptions {
  address: InboxAddress;
  saved: SavedFilters;
  work: WorkActions;
  onHelp: () => void;
}

const own = (
  id: string,
  label: string,
  Icon: NonNullable<Command['Icon']>,
  run: () => void,
): Command => ({ id, group: 'saved', label, Icon, run });

/** Offers in the palette what the inbox can do and where one can go in it. */
export function useInboxCommands({ address, saved, work, onHelp }: InboxCommandOptions): void {
  const t = useTranslations('inbox');
  const actions = useActionCommands(useOpenRow(address.openId), work);
  const lists = useListCommands(address, saved);
  const search = useSearch(address);
  useCommands({
    commands: [
      ...actions,
      ...lists,
      ...(saved.maySave
        ? [own('save-filter', t('saved.save'), PlusIcon, () => saved.ask('save'))]
        : []),
      ...(saved.filters.length > 0
        ? [own('manage-filters', t('saved.manage'), FilterIcon, () => saved.ask('manage'))]
        : []),
      { ...own('keys', t('commands.keys'), KeyboardIcon, onHelp), group: 'pages' },
    ],
    search,
  });
}
