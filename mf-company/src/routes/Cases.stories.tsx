import type { Meta, StoryObj } from '@storybook/react-vite';
import { aSession, noSession } from '../testing/factories';
import { aCase, aCraftsman, aJob } from '../testing/fake-cases';
import type { FakePortal } from '../testing/fake-portal';
import { PortalStory, withLocale } from '../testing/PortalStory';
import { pressing } from '../testing/pressing';

const LIST = '/company/dashboard/cases';
const PAGE = `${LIST}/case-1`;

const meta = {
  title: 'Company portal/Cases',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  decorators: [withLocale],
  args: { path: LIST },
} satisfies Meta<typeof PortalStory>;
export default meta;

type Story = StoryObj<typeof meta>;

function withCases(portal: FakePortal): void {
  portal.cases.cases = [
    aCase(),
    aCase({
      ...{ id: '2', number: 13, urgency: 'EMERGENCY', state: 'IN_PROGRESS', assignee: null },
      title: 'Wasserrohrbruch im Keller des Hinterhauses an der Großen Elbstraße',
    }),
    aCase({ id: '3', number: 14, state: 'DONE', urgency: 'NORMAL', dueOn: null, isOverdue: false }),
  ];
}

export const List: Story = { args: { prepare: withCases } };

/** Beside the name of the page, in the bar, is how many tenants have reported. */
export const ReportsOfTenantsWait: Story = {
  args: {
    prepare: (portal) => {
      portal.cases.cases = [
        aCase({ isFromTenant: true }),
        aCase({ id: '2', number: 13, title: 'Fenster schließt nicht', isFromTenant: true }),
      ];
    },
  },
};

export const Board: Story = { args: { path: `${LIST}?view=board`, prepare: withCases } };

export const Empty: Story = {};

export const NoMatch: Story = { args: { path: `${LIST}?search=nirgends` } };

export const Loading: Story = { args: { prepare: (portal) => portal.hold('Cases') } };

export const Failed: Story = { args: { prepare: (portal) => portal.refuse('Cases', 'NETWORK') } };

export const Page: Story = { args: { path: PAGE, prepare: withCases } };

/** Files and a report, some of which the tenant sees. */
function withReport(portal: FakePortal): void {
  const at = '2026-11-20T09:00:00.000Z';
  portal.cases.cases = [aCase({ state: 'REOPENED' })];
  portal.cases.files = (['CRAFTSMAN', 'TENANT'] as const).map((side, index) => ({
    ...{ __typename: 'CaseFile', id: `file-${index}`, originalName: 'nachher.pdf', fileSize: 1 },
    ...{ mimeType: 'application/pdf', url: '/api/x', side, isShown: index === 1, at },
    uploadedBy: side === 'TENANT' ? 'Ida Berger' : 'Rohr & Co',
  }));
  portal.cases.history = [
    {
      ...{ __typename: 'CaseEntry', id: 'entry-1', kind: 'REPORTED_DONE', side: 'CRAFTSMAN', at },
      ...{ actorName: 'Rohr & Co', text: 'Ventil getauscht.', isShown: true },
      ...{ names: [], changes: [] },
    },
  ];
}

export const PageShownToTenant: Story = { args: { path: PAGE, prepare: withReport } };

export const PageSend: Story = {
  args: { path: PAGE, prepare: withCases },
  play: pressing(/^(An Handwerker senden|Send to craftsman)$/),
};

const writing = /^(Nachricht an Mieter|Write to tenant)$/;

export const PageWrite: Story = {
  args: { path: PAGE, prepare: withCases },
  play: pressing(writing),
};

/** Sent without a word. */
export const PageWriteNothing: Story = {
  args: { path: PAGE, prepare: withCases },
  play: pressing(writing, /^(Senden|Send)$/),
};

export const PageWriteInVain: Story = {
  args: {
    path: PAGE,
    prepare: (portal) => {
      withCases(portal);
      portal.cases.tenantNotice = null;
    },
  },
  play: pressing(writing),
};

/** Conversations of neighbours, which were added and can be taken out again. */
function withNeighbours(portal: FakePortal): void {
  withCases(portal);
  const names = ['Ida Berger', 'Olaf Thiel', 'Dr. Konstantin Freiherr von Ostermann-Lindenberg'];
  portal.cases.conversations = names.map((personName, index) => ({
    ...{ __typename: 'CaseConversation' as const, id: `conversation-${index}` },
    ...{ personName, personId: `person-${index}`, isSource: index === 0 },
    startedAt: '2026-11-20T09:00:00.000Z',
  }));
}

export const PageWithNeighbours: Story = { args: { path: PAGE, prepare: withNeighbours } };

export const PageNeighbourTakenOut: Story = {
  args: { path: PAGE, prepare: withNeighbours },
  play: pressing(/Olaf Thiel (entfernen)$|^Remove .* Olaf Thiel$/),
};

/** The question before a state of which the neighbours are told, too. */
export const PageStateOfNeighbours: Story = {
  args: { path: PAGE, prepare: withNeighbours },
  play: async ({ canvas, userEvent }) => {
    const state = await canvas.findByLabelText('Status', {}, { timeout: 8_000 });
    await userEvent.selectOptions(state, 'IN_PROGRESS');
    await canvas.findByRole('dialog', {}, { timeout: 8_000 });
  },
};

export const PageReadOnly: Story = {
  args: { path: PAGE, prepare: withCases, session: aSession({ permissions: ['cases.view'] }) },
};

export const PageGone: Story = {
  args: { path: PAGE, prepare: (portal) => portal.refuse('CasePage', 'NOT_FOUND') },
};

export const Craftsman: Story = {
  args: {
    path: '/company/job#geheim',
    session: noSession(),
    prepare: (portal) => portal.on('Job', { craftsmanCase: aJob({ fileNames: ['nachher.jpg'] }) }),
  },
};

export const CraftsmanVoid: Story = {
  args: {
    path: '/company/job#geheim',
    session: noSession(),
    prepare: (portal) => portal.refuse('Job', 'NOT_FOUND', 'Dieser Link gilt nicht mehr.'),
  },
};

export const Craftsmen: Story = {
  args: {
    path: `${LIST}/craftsmen`,
    prepare: (portal) => {
      portal.cases.craftsmen = [
        aCraftsman(),
        aCraftsman({ id: '2', name: 'Elektro Blitz GmbH & Co. KG', trade: 'Elektrik', email: '' }),
        aCraftsman({ id: '3', name: 'Dach', trade: '', phone: '', note: '' }),
      ];
    },
  },
};

export const NoCraftsmen: Story = { args: { path: `${LIST}/craftsmen` } };

export const CraftsmenLoading: Story = {
  args: { path: `${LIST}/craftsmen`, prepare: (portal) => portal.hold('PortalCraftsmen') },
};

export const CraftsmenFailed: Story = {
  args: {
    path: `${LIST}/craftsmen`,
    prepare: (portal) => portal.refuse('PortalCraftsmen', 'NETWORK'),
  },
};
