import { anEndUser } from '@hausgeist/staff-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { anEndUserImport, aSession } from '../testing/factories';
import { PortalStory, withLocale } from '../testing/PortalStory';

const meta = {
  title: 'Company portal/End users',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  decorators: [withLocale],
  args: { path: '/company/dashboard/end-users' },
} satisfies Meta<typeof PortalStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const PEOPLE = [
  anEndUser(),
  anEndUser({
    id: '2',
    type: 'OWNER',
    fullName: 'Dr. Konstantin Freiherr von Ostermann-Lindenberg',
    email: 'konstantin.von.ostermann-lindenberg@kanzlei-ostermann.example',
    address: 'Große Elbstraße 45, 22767 Hamburg',
    apartmentNumber: '4. OG links',
    authNumber: '100482',
  }),
  anEndUser({ id: '3', fullName: 'Ida Falk', apartmentNumber: '', authNumber: null }),
  anEndUser({ id: '4', type: 'OWNER', fullName: 'Olaf Thiel', address: '', apartmentNumber: '' }),
];

export const Filled: Story = {
  args: {
    prepare: (portal) => {
      portal.endUsers = PEOPLE;
      portal.endUserCount = 34;
    },
  },
};

export const ReadOnly: Story = {
  args: {
    session: aSession({ permissions: ['users.view'] }),
    prepare: (portal) => {
      portal.endUsers = PEOPLE;
    },
  },
};

export const Loading: Story = {
  args: {
    prepare: (portal) => {
      portal.hold('EndUsers', 'EndUserStats');
    },
  },
};

export const Empty: Story = {
  args: {
    prepare: (portal) => {
      portal.endUsers = [];
    },
  },
};

export const NoMatch: Story = {
  args: {
    path: '/company/dashboard/end-users?search=nobody',
    prepare: (portal) => {
      portal.endUsers = [];
    },
  },
};

export const Failed: Story = {
  args: { prepare: (portal) => portal.refuse('EndUsers', 'NETWORK') },
};

export const Denied: Story = { args: { session: aSession({ permissions: ['team.view'] }) } };

const openImport: Story['play'] = async ({ canvasElement }) => {
  const named = () =>
    [...canvasElement.querySelectorAll('button')].find(({ textContent }) =>
      textContent.startsWith('Import'),
    );
  while (!named()) await new Promise((resolve) => setTimeout(resolve, 50));
  named()?.click();
};

export const ImportFile: Story = { play: openImport };

export const ImportChecked: Story = {
  args: {
    prepare: (portal) => {
      portal.endUserImport = anEndUserImport({
        status: 'CHECKED',
        createdCount: 1_190,
        updatedCount: 5,
        skippedCount: 3,
        problemCount: 2,
        problems: [
          {
            row: 7,
            name: 'Anna Berger',
            value: 'anna@beispiel',
            field: 'EMAIL',
            message: 'Invalid email format',
            refusal: null,
          },
          {
            row: 21,
            name: 'Bernd Falk',
            value: '',
            field: 'PHONE',
            message: 'Phone is required',
            refusal: null,
          },
        ],
      });
    },
  },
  play: openImport,
};

export const ImportRunning: Story = {
  args: {
    prepare: (portal) => {
      portal.endUserImport = anEndUserImport({ status: 'RUNNING', processedRows: 480 });
    },
  },
  play: openImport,
};
