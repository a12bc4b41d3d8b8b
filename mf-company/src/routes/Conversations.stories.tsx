import type { Meta, StoryObj } from '@storybook/react-vite';
import type { InboxRowFragment } from '../features/inbox/gql/graphql';
import { aSession } from '../testing/factories';
import { aConversation, aMessage, anAnswer, anInboxPerson } from '../testing/fake-inbox';
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
type Preview = NonNullable<InboxRowFragment['lastMessage']>;

/** What was said last. */
const said = (text: string, overrides: Partial<Preview> = {}): Preview => ({
  sender: 'USER',
  text,
  at: '2026-11-22T08:41:00.000Z',
  hasAttachments: false,
  ...overrides,
});

/** A morning's worth of conversations. */
function fill({ inbox }: FakePortal): void {
  inbox.conversations = [
    aConversation({
      isUnread: true,
      urgency: 'EMERGENCY',
      danger: 'GAS',
      category: 'Notfall',
      lastActivityAt: '2026-11-22T08:41:00.000Z',
      lastMessage: said('Im Treppenhaus riecht es stark nach Gas, was soll ich tun?'),
      waitingSince: '2026-11-22T08:42:00.000Z',
    }),
    aConversation({
      id: 'conversation-2',
      isUnread: true,
      endUser: anInboxPerson({
        id: 'end-user-2',
        type: 'OWNER',
        firstName: 'Dr. Konstantin',
        lastName: 'Freiherr von Ostermann-Lindenberg',
        address: 'Große Elbstraße 45, 22767 Hamburg',
        apartmentNumber: '4. OG links',
      }),
      urgency: 'HIGH',
      category: 'Wasser & Sanitär',
      lastActivityAt: '2026-11-22T08:20:00.000Z',
      lastMessage: said('Hier ist ein Foto vom Fleck an der Decke.', { hasAttachments: true }),
      labels: [
        { id: 'label-1', name: 'Versicherung', color: 'BLUE' },
        { id: 'label-2', name: 'Handwerker', color: 'ORANGE' },
      ],
      assignee: { id: 'user-1', name: 'Petra Lindner' },
    }),
    aConversation({
      id: 'conversation-3',
      endUser: anInboxPerson({ id: 'end-user-3', firstName: 'Ida', lastName: 'Falk' }),
      lastMessage: said('Bitte entlüften Sie den Heizkörper.', { sender: 'BOT' }),
      lastActivityAt: '2026-11-21T15:20:00.000Z',
    }),
    aConversation({
      id: 'conversation-4',
      status: 'ENDED',
      endUser: anInboxPerson({
        id: 'end-user-4',
        firstName: 'Olaf',
        lastName: 'Thiel',
        address: '',
        apartmentNumber: '',
      }),
      category: 'Nebenkosten & Miete',
      lastMessage: said('', { hasAttachments: true }),
      lastActivityAt: '2025-10-02T15:20:00.000Z',
    }),
  ];
  inbox.counts = {
    ...{ allOpen: 128, mine: 7, unassigned: 34, waiting: 3 },
    ...{ emergency: 1, unanswered: 12, archived: 10_000, unread: 9 },
  };
  inbox.messages = [
    aMessage({ text: 'Guten Morgen, meine Heizung wird seit gestern nicht mehr warm.' }),
    anAnswer({ isStopped: true }),
    aMessage({
      id: 'message-3',
      sequence: 3,
      text: 'Im Treppenhaus riecht es stark nach Gas, was soll ich tun?',
      createdAt: '2026-11-22T08:41:00.000Z',
      attachments: [
        {
          id: 'file-1',
          originalName: 'zaehler-im-keller-nach-der-ablesung-im-november.pdf',
          fileSize: 482_000,
          mimeType: 'application/pdf',
          purpose: 'DOCUMENT',
        },
      ],
    }),
    anAnswer({
      id: 'message-4',
      sequence: 4,
      text: 'Öffnen Sie die Fenster, verlassen Sie das Haus und rufen Sie **112** an.',
      createdAt: '2026-11-22T08:41:20.000Z',
      category: 'Notfall',
      sources: [],
      guidance: { action: 'EMERGENCY', language: 'de' },
    }),
  ];
  inbox.details = {
    summary: 'Die Heizung der Wohnung bleibt kalt. Später wurde Gasgeruch gemeldet.',
    summaryPdfUrl: '/api/company/conversations/conversation-1/summary.pdf',
    notes: [
      {
        id: 'note-1',
        author: { id: 'user-2', name: 'Jonas Weber' },
        text: 'Stadtwerke sind verständigt, kommen gegen 9:15.',
        at: '2026-11-22T08:45:00.000Z',
      },
    ],
    history: [
      {
        id: 'activity-1',
        kind: 'ASSIGNED',
        actor: { id: 'user-2', name: 'Jonas Weber' },
        names: ['Petra Lindner'],
        at: '2026-11-22T08:46:00.000Z',
      },
    ],
  };
}

export const Filled: Story = { args: { prepare: fill } };

export const Opened: Story = { args: { path: OPEN, prepare: fill } };

export const Filtered: Story = {
  args: { path: `${PATH}?urgency=HIGH&period=month&category=Heizung`, prepare: fill },
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
      fill(portal);
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
      fill(portal);
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
  args: { path: OPEN, prepare: fill },
  play: pressing(/^(?:Zuweisen|Assign)$/),
};

export const Labelling: Story = {
  args: { path: OPEN, prepare: fill },
  play: pressing(/^(?:Etiketten|Labels)$/),
};

/** Presses one button after the other. */
const pressingAll =
  (...names: RegExp[]): Story['play'] =>
  async (context) => {
    for (const name of names) await pressing(name)?.(context);
  };

export const ManagingLabels: Story = {
  args: { path: OPEN, prepare: fill },
  play: pressingAll(/^(?:Etiketten|Labels)$/, /^(?:Etiketten verwalten|Manage labels)$/),
};

export const DeletingALabel: Story = {
  args: { path: OPEN, prepare: fill },
  play: pressingAll(
    /^(?:Etiketten|Labels)$/,
    /^(?:Etiketten verwalten|Manage labels)$/,
    /^(?:Löschen|Delete)$/,
  ),
};

/** The same morning for someone with filters of their own. */
function fillWithFilters(portal: FakePortal): void {
  fill(portal);
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
      fill(portal);
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

export const Selected: Story = {
  args: { prepare: fill },
  play: async ({ canvasElement }) => {
    const boxes = () => canvasElement.querySelectorAll<HTMLInputElement>('input[type=checkbox]');
    while (boxes().length < 2) await new Promise((resolve) => setTimeout(resolve, 50));
    for (const box of [...boxes()].slice(0, 2)) {
      box.click();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  },
};

export const Denied: Story = { args: { session: aSession({ permissions: ['team.view'] }) } };

/** In the middle of an answer: the canned replies to choose from. */
export const CannedReply: Story = {
  args: {
    path: OPEN,
    prepare: (portal) => {
      fill(portal);
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
      fill(portal);
      const [first, ...others] = portal.inbox.conversations;
      if (!first) return;
      const handledBy = { id: 'user-1', name: 'Petra Lindner' };
      portal.inbox.conversations = [{ ...first, handler: 'PERSON', handledBy }, ...others];
    },
  },
  play: pressing(/^(?:Entwurf vorschlagen|Propose a Reply)$/),
};
