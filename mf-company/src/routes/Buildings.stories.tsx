import type { Meta, StoryObj } from '@storybook/react-vite';
import { aSession } from '../testing/factories';
import { aBuilding } from '../testing/fake-buildings';
import { PortalStory, withLocale } from '../testing/PortalStory';

const LIST = '/company/dashboard/buildings';
const PAGE = `${LIST}/building-1`;

const meta = {
  title: 'Company portal/Buildings',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  decorators: [withLocale],
  args: { path: LIST },
} satisfies Meta<typeof PortalStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  args: {
    prepare: (portal) => {
      portal.buildings.buildings = [
        aBuilding(),
        aBuilding({
          ...{ id: '2', name: null, street: 'Große Elbstraße 45 a–c, Hinterhaus' },
          address: 'Große Elbstraße 45 a–c, Hinterhaus, 22767 Hamburg',
        }),
      ];
    },
  },
};

export const Empty: Story = {
  args: {
    prepare: (portal) => {
      portal.buildings.buildings = [];
    },
  },
};

export const NoMatch: Story = { args: { ...Empty.args, path: `${LIST}?search=nirgends` } };

export const Loading: Story = { args: { prepare: (portal) => portal.hold('PortalBuildings') } };

export const Failed: Story = {
  args: { prepare: (portal) => portal.refuse('PortalBuildings', 'NETWORK') },
};

export const Page: Story = { args: { path: PAGE } };

export const PageReadOnly: Story = {
  args: { path: PAGE, session: aSession({ permissions: ['users.view'] }) },
};

export const PageEmpty: Story = {
  args: {
    path: PAGE,
    prepare: (portal) => {
      portal.buildings.buildings = [aBuilding({ flatCount: 0, tenantCount: 0, ownerCount: 0 })];
      portal.buildings.flats = [];
      portal.buildings.people = [];
    },
  },
};

export const PageGone: Story = {
  args: { path: PAGE, prepare: (portal) => portal.refuse('PortalBuilding', 'NOT_FOUND') },
};
