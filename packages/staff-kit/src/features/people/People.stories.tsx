import type { Meta, StoryObj } from '@storybook/react-vite';
import { aConnection } from '../../testing/factories';
import type { FakeServer } from '../../testing/fake-server';
import { PickerStandIn } from '../../testing/PickerStandIn';
import { pressing } from '../../testing/pressing';
import { ScreenStory } from '../../testing/ScreenStory';
import { Page } from '../../ui/Page';
import { PeopleInOneList } from './PeopleInOneList';
import { PeopleInTwoLists } from './PeopleInTwoLists';

interface Scene {
  path: string;
  /** Of one company for its own people, or for the platform; or of all companies. */
  of: 'team' | 'company' | 'all';
  mayChange: boolean;
  prepare?: (server: FakeServer) => FakeServer;
}

const COLUMNS = ['name', 'email', 'company', 'role', 'status', 'lastLogin'] as const;
const head = () => ({ title: 'Lindenhof Hausverwaltung GmbH' });

function Scenery({ of, mayChange }: Pick<Scene, 'of' | 'mayChange'>) {
  const options = {
    texts: 'members',
    may: { invite: mayChange, edit: mayChange, remove: mayChange },
  };
  if (of === 'team') return <PeopleInTwoLists {...options} head={head} />;
  if (of === 'company') return <PeopleInTwoLists {...options} isPlatform toggles head={head} />;
  return (
    <PeopleInOneList
      {...options}
      columns={COLUMNS}
      CompanyPicker={PickerStandIn}
      isPlatform
      editsStatus
      frame={(addButton, content) => (
        <Page title="Lindenhof und andere" actions={addButton}>
          {content}
        </Page>
      )}
    />
  );
}

const meta = {
  title: 'Staff/People',
  parameters: { layout: 'fullscreen' },
  args: { path: '/', of: 'team', mayChange: true },
  render: ({ path, prepare, ...scenery }, { globals, id }) => (
    <ScreenStory key={id} path={path} locale={String(globals.locale)} prepare={prepare}>
      <Scenery {...scenery} />
    </ScreenStory>
  ),
} satisfies Meta<Scene>;
export default meta;

type Story = StoryObj<Scene>;

const nobody = (server: FakeServer) =>
  server.on('CompanyUsers', { invitations: aConnection([]), users: aConnection([]) });
const inviting = pressing(/^(?:Mitglied einladen|Invite Member)$/);
const editing = pressing(/^(?:Jonas Weber bearbeiten|Edit Jonas Weber)$/);

export const Team: Story = {};
export const OfOneCompany: Story = { args: { of: 'company' } };
export const OfAllCompanies: Story = { args: { of: 'all' } };
export const ReadOnly: Story = { args: { mayChange: false } };
export const Loading: Story = { args: { prepare: (server) => server.hold('CompanyUsers') } };
export const Empty: Story = { args: { prepare: nobody } };
export const Failed: Story = {
  args: { prepare: (server) => server.refuse('CompanyUsers', 'INTERNAL') },
};
export const Invite: Story = { play: inviting };
export const AddToCompany: Story = { args: { of: 'company' }, play: inviting };
export const AddToAnyCompany: Story = { args: { of: 'all' }, play: inviting };
export const Edit: Story = { play: editing };
export const EditOfAnyCompany: Story = { args: { of: 'all' }, play: editing };
export const Remove: Story = { play: pressing(/Jonas Weber entfernen|Remove Jonas Weber/) };
export const Revoke: Story = { play: pressing(/^(?:Einladung an .* widerrufen|Revoke the .*)$/) };
