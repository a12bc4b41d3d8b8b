import { anEndUser, Failure } from '@hausgeist/staff-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withKnownPeople } from '../testing/a-known-person';
import { aSession } from '../testing/factories';
import { PortalStory, withLocale } from '../testing/PortalStory';

const meta = {
  title: 'Company portal/Person',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  decorators: [withLocale],
  args: {
    path: '/company/dashboard/end-users?person=end-user-1',
    prepare: (portal) => {
      portal.endUsers = [anEndUser(), anEndUser({ id: 'end-user-2', fullName: 'Olaf Thiel' })];
      withKnownPeople(portal);
    },
  },
} satisfies Meta<typeof PortalStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const OnlyPeople: Story = {
  args: { session: aSession({ permissions: ['users.view'] }) },
};
export const Loading: Story = { args: { prepare: (portal) => portal.hold('Person') } };
export const Gone: Story = {
  args: { prepare: (portal) => void portal.on('Person', new Failure('NOT_FOUND')) },
};
export const Failing: Story = {
  args: { prepare: (portal) => void portal.on('Person', new Failure('INTERNAL')) },
};
