import type { Meta, StoryObj } from '@storybook/react-vite';
import { aConnection } from '../../testing/factories';
import type { FakeServer } from '../../testing/fake-server';
import { PickerStandIn } from '../../testing/PickerStandIn';
import { DOTS, pressing } from '../../testing/pressing';
import { ScreenStory } from '../../testing/ScreenStory';
import { EndUsers } from './EndUsers';
import type { EndUserRights } from './options';

interface Scene {
  path: string;
  /** Of all companies, where the viewer chooses one. */
  isOfAll: boolean;
  may: EndUserRights;
  prepare?: (server: FakeServer) => FakeServer;
}

const ALL = { create: true, edit: true, delete: true };
const meta = {
  title: 'Staff/End users',
  parameters: { layout: 'fullscreen' },
  args: { path: '/', isOfAll: false, may: ALL },
  render: ({ path, isOfAll, may, prepare }, { globals, id }) => (
    <ScreenStory key={id} path={path} locale={String(globals.locale)} prepare={prepare}>
      {isOfAll ? (
        <EndUsers CompanyPicker={PickerStandIn} may={may} numbers="typed" invites="always" />
      ) : (
        <EndUsers may={may} numbers="renewed" invites="asked" hasCounters />
      )}
    </ScreenStory>
  ),
} satisfies Meta<Scene>;
export default meta;

type Story = StoryObj<Scene>;

const nobody = (server: FakeServer) => server.on('EndUsers', { endUsers: aConnection([]) });
const adding = pressing(/^(?:Person hinzufügen|Add User)$/);
const editing = /Anna Berger bearbeiten|Edit Anna Berger/;

export const OfOneCompany: Story = {};
export const OfAllCompanies: Story = { args: { isOfAll: true } };
export const Filters: Story = {
  args: { path: '/?type=tenant', isOfAll: true },
  play: async (played) => {
    // Where there is room they stand beside the search, without a button.
    if (matchMedia('(width < 40rem)').matches) await pressing(/^Filters?/)(played);
  },
};
export const ReadOnly: Story = { args: { may: { create: false, edit: false, delete: false } } };
export const Columns: Story = {
  beforeEach: () => localStorage.removeItem('hiddenColumns.endUsers'),
  play: pressing(/^(?:Spalten|Columns)$/),
};
export const Loading: Story = {
  args: { prepare: (server) => server.hold('EndUsers', 'EndUserStats') },
};
export const Empty: Story = { args: { prepare: nobody } };
export const NoMatch: Story = { args: { path: '/?search=nobody', prepare: nobody } };
export const Failed: Story = {
  args: { prepare: (server) => server.refuse('EndUsers', 'NETWORK') },
};
export const Add: Story = { play: adding };
export const AddToAnyCompany: Story = { args: { isOfAll: true }, play: adding };
export const Edit: Story = { play: pressing(editing) };
export const EditOfAnyCompany: Story = { args: { isOfAll: true }, play: pressing(editing) };
export const RenewNumber: Story = {
  play: pressing(editing, /^(?:Nummer erneuern|Renew number)$/),
};
export const Delete: Story = { play: pressing(/Anna Berger löschen|Delete Anna Berger/) };
export const DataProtection: Story = {
  args: {
    prepare: (server) =>
      server.on('LegalHolds', {
        legalHolds: [
          {
            ...{ __typename: 'LegalHold', id: 'hold-1', conversationId: null },
            ...{ reason: 'Rechtsstreit, 12 C 34/26', placedBy: 'Miriam Vogt' },
            placedAt: '2026-11-20T09:30:00.000Z',
          },
        ],
      }),
  },
  play: pressing(DOTS, /^(?:Datenschutz zu|Data protection of) Anna Berger$/),
};
