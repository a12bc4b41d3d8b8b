import type { Meta, StoryObj } from '@storybook/react-vite';
import { aSession } from '../testing/factories';
import { fillInbox } from '../testing/full-inbox';
import { aConversation } from '../testing/inbox-factories';
import { aPresence } from '../testing/fake-presence';
import { aSavedFilter } from '../testing/fake-saved-filters';
import type { FakePortal } from '../testing/fake-portal';
import { PortalStory, withLocale } from '../testing/PortalStory';

const PATH = '/company/dashboard/conversations';
const OPEN = `${PATH}?open=conversation-1`;

const meta = {
  title: 'Company portal/Conversations',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  decorators: [withLocale],
  args: { path: PATH },
} satisfies Meta<typeof PortalStory>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Filled: Story = { args: { prepare: fillInbox } };

export const Opened: Story = { args: { path: OPEN, prepare: fillInbox } };

export const Filtered: Story = {
  args: { path: `${PATH}?urgency=HIGH&period=month&category=Heizung`, prepare: fillInbox },
};

export const Loading: Story = {
  args: { path: OPEN, prepare: (portal) => portal.hold('InboxConversations', 'InboxConversation') },
};

export const Empty: Story = {
  args: {
    prepare: ({ inbox }) => {
      inbox.conversations = [];
    },
  },
};

export const NoMatch: Story = {
  args: {
    path: `${PATH}?search=Fahrradkeller`,
    prepare: ({ inbox }) => {
      inbox.conversations = [];
    },
  },
};

export const Failed: Story = {
  args: {
    path: OPEN,
    prepare: (portal) =>
      portal.refuse('InboxConversations', 'NETWORK').refuse('InboxConversation', 'NETWORK'),
  },
};

export const MailCameBack: Story = {
  args: {
    path: OPEN,
    prepare: (portal) => {
      fillInbox(portal);
      portal.inbox.details = {
        ...portal.inbox.details,
        mailBouncedAt: '2026-11-22T08:50:00.000Z',
      };
    },
  },
};

export const Gone: Story = {
  args: {
    path: OPEN,
    prepare: (portal) => {
      fillInbox(portal);
      portal.refuse('InboxConversation', 'NOT_FOUND', 'Conversation not found.');
    },
  },
};

/** Presses a button by its name, in either language, once it is there. */
const pressing =
  (name: RegExp): Story['play'] =>
  async ({ canvasElement }) => {
    const named = () =>
      [...canvasElement.querySelectorAll('button')].find(({ textContent }) =>
        name.test(textContent),
      );
    while (!named()) await new Promise((resolve) => setTimeout(resolve, 50));
    named()?.click();
  };

export const Assigning: Story = {
  args: { path: OPEN, prepare: fillInbox },
  play: pressing(/^(?:Zuweisen|Assign)$/),
};

export const Labelling: Story = {
  args: { path: OPEN, prepare: fillInbox },
  play: pressing(/^(?:Etiketten|Labels)$/),
};

/** Presses one button after the other. */
const pressingAll =
  (...names: RegExp[]): Story['play'] =>
  async (context) => {
    for (const name of names) await pressing(name)?.(context);
  };

export const ManagingLabels: Story = {
  args: { path: OPEN, prepare: fillInbox },
  play: pressingAll(/^(?:Etiketten|Labels)$/, /^(?:Etiketten verwalten|Manage labels)$/),
};

export const DeletingALabel: Story = {
  args: { path: OPEN, prepare: fillInbox },
  play: pressingAll(
    /^(?:Etiketten|Labels)$/,
    /^(?:Etiketten verwalten|Manage labels)$/,
    /^(?:Löschen|Delete)$/,
  ),
};

/** The same morning for someone with filters of their own. */
function fillWithFilters(portal: FakePortal): void {
  fillInbox(portal);
  portal.inbox.saved.filters = [
    aSavedFilter(),
    aSavedFilter({
      ...{ id: 'filter-2', name: 'Versicherungsfälle in der Großen Elbstraße, letzte 30 Tage' },
      ...{ labelId: 'label-1', count: 10_000 },
    }),
  ];
}

export const WithSavedFilters: Story = {
  args: { path: `${PATH}?view=unassigned&category=Heizung&urgency=HIGH`, prepare: fillWithFilters },
};

export const SavingAFilter: Story = {
  args: { path: `${PATH}?search=Rohr&urgency=HIGH`, prepare: fillWithFilters },
  play: pressing(/^(?:Filter speichern|Save filter)$/),
};

/** The portal of the story that is shown. */
let shown: FakePortal | undefined;

/** A colleague is at the open conversation. */
const withColleague = (state: 'VIEWING' | 'TYPING'): Pick<Story, 'args' | 'play'> => ({
  args: {
    path: OPEN,
    prepare: (portal) => {
      fillInbox(portal);
      shown = portal;
    },
  },
  play: async ({ canvasElement }) => {
    while (!canvasElement.querySelector('article'))
      await new Promise((resolve) => setTimeout(resolve, 50));
    shown?.emit('InboxPresence', { inboxPresence: aPresence({ state }) });
  },
});

export const ColleagueLooking: Story = withColleague('VIEWING');

export const ColleagueTyping: Story = withColleague('TYPING');

/** Presses Ctrl+K once the list is there. */
const openPalette: NonNullable<Story['play']> = async ({ canvasElement }) => {
  while (!canvasElement.querySelector('a[data-conversation], article'))
    await new Promise((resolve) => setTimeout(resolve, 50));
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
};

export const Commands: Story = {
  args: { path: OPEN, prepare: fillWithFilters },
  play: openPalette,
};

export const Selected: Story = {
  args: { prepare: fillInbox },
  play: async ({ canvasElement }) => {
    const boxes = () => canvasElement.querySelectorAll<HTMLInputElement>('input[type=checkbox]');
    while (boxes().length < 2) await new Promise((resolve) => setTimeout(resolve, 50));
    for (const box of [...boxes()].slice(0, 2)) {
      box.click();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  },
};

/** Begins to add the conversation to a case, among its details, which only a desk shows beside it. */
const joining =
  (...then: RegExp[]): Story['play'] =>
  async (played) => {
    const details = matchMedia('(width >= 75rem)').matches ? [] : [/^(?:Angaben|Details)$/];
    const open = /^(?:Zu bestehendem Vorgang hinzufügen|Add to an existing case)$/;
    await pressingAll(...details, open, ...then)?.(played);
  };

/** A matter of repairs, of which there is no case yet. */
const withoutCase = (portal: FakePortal): void => {
  portal.cases.cases = [];
  portal.inbox.conversations = [aConversation({ category: 'Heizung' })];
};

export const AddToCase: Story = {
  args: { path: OPEN, prepare: withoutCase },
  play: joining(),
};

/** Added without a case. */
export const AddToNoCase: Story = {
  args: { path: OPEN, prepare: withoutCase },
  play: joining(/^(Hinzufügen|Add)$/),
};

export const Denied: Story = { args: { session: aSession({ permissions: ['team.view'] }) } };

/** In the middle of an answer: the canned replies to choose from. */
export const CannedReply: Story = {
  args: {
    path: OPEN,
    prepare: (portal) => {
      fillInbox(portal);
      const [first, ...others] = portal.inbox.conversations;
      if (!first) return;
      const handledBy = { id: 'user-1', name: 'Petra Lindner' };
      portal.inbox.conversations = [{ ...first, handler: 'PERSON', handledBy }, ...others];
    },
  },
  play: pressing(/^(?:Textbausteine|Canned Replies)$/),
};

/** In the middle of an answer: a draft of the assistant. */
export const ProposedReply: Story = {
  args: {
    path: OPEN,
    prepare: (portal) => {
      fillInbox(portal);
      const [first, ...others] = portal.inbox.conversations;
      if (!first) return;
      const handledBy = { id: 'user-1', name: 'Petra Lindner' };
      portal.inbox.conversations = [{ ...first, handler: 'PERSON', handledBy }, ...others];
    },
  },
  play: pressing(/^(?:Antwort entwerfen|Draft a Reply)$/),
};
