import type { Meta, StoryObj } from '@storybook/react-vite';
import { aBroadcast, aSession } from '../testing/factories';
import { PortalStory, withLocale } from '../testing/PortalStory';

const LIST = '/company/dashboard/broadcasts';
const PAGE = `${LIST}/broadcast-1`;

const meta = {
  title: 'Company portal/Broadcasts',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  decorators: [withLocale],
  args: { path: LIST },
} satisfies Meta<typeof PortalStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const counts = {
  ...{ total: 44, waiting: 20, queued: 6, sent: 10 },
  ...{ failed: 3, bounced: 1, unsubscribed: 2, unproven: 1, cancelled: 1 },
  ...{ inChat: 41, shown: 25, read: 18 },
};

export const Filled: Story = {
  args: {
    prepare: (portal) => {
      portal.broadcasts = [
        aBroadcast(),
        aBroadcast({
          id: '2',
          status: 'SENDING',
          subject: 'Wasser abgestellt am Dienstag',
          counts,
        }),
        aBroadcast({
          ...{ id: '3', status: 'SCHEDULED', scheduledAt: '2026-12-01T08:00:00.000Z' },
          subject: 'Ablesung der Heizkostenverteiler in allen Häusern an der Großen Elbstraße',
        }),
      ];
    },
  },
};

export const Empty: Story = {
  args: {
    prepare: (portal) => {
      portal.broadcasts = [];
    },
  },
};

export const Loading: Story = { args: { prepare: (portal) => portal.hold('PortalBroadcasts') } };

export const Failed: Story = {
  args: { prepare: (portal) => portal.refuse('PortalBroadcasts', 'NETWORK') },
};

export const Denied: Story = { args: { session: aSession({ permissions: ['team.view'] }) } };

export const Draft: Story = { args: { path: PAGE } };

export const Sending: Story = {
  args: {
    path: PAGE,
    prepare: (portal) => {
      portal.broadcasts = [aBroadcast({ status: 'SENDING', counts })];
    },
  },
};
