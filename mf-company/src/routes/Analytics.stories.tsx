import type { Meta, StoryObj } from '@storybook/react-vite';
import { aDashboard, noAnalytics } from '@hausgeist/staff-kit/testing';
import { PortalStory, withLocale } from '../testing/PortalStory';

const ANALYTICS = '/company/dashboard/analytics';
const OVERVIEW = '/company/dashboard/overview';

const meta = {
  title: 'Company portal/Analytics',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  decorators: [withLocale],
  args: { path: ANALYTICS },
} satisfies Meta<typeof PortalStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Figures: Story = {};
export const OwnPeriod: Story = { args: { path: `${ANALYTICS}?period=own` } };
export const OfABuilding: Story = { args: { path: `${ANALYTICS}?building=building-1` } };
export const NoConversations: Story = {
  args: {
    prepare: (portal) => {
      portal.on('CompanyAnalytics', { analytics: noAnalytics() });
    },
  },
};
export const Loading: Story = {
  args: {
    prepare: (portal) => {
      portal.hold('CompanyAnalytics');
    },
  },
};
export const Failing: Story = {
  args: {
    prepare: (portal) => {
      portal.refuse('CompanyAnalytics', 'INTERNAL', '');
    },
  },
};
export const Overview: Story = { args: { path: OVERVIEW } };
export const OverviewWithoutFigures: Story = {
  args: {
    path: OVERVIEW,
    prepare: (portal) => {
      const nothing = { waiting: 0, emergencies: 0, unanswered: 0, unassigned: 0, open: 0 };
      portal.on('CompanyDashboard', {
        companyDashboard: aDashboard({ ...nothing, waitingSince: null, today: null }),
      });
    },
  },
};
export const OverviewFailing: Story = {
  args: {
    path: OVERVIEW,
    prepare: (portal) => {
      portal.refuse('CompanyDashboard', 'INTERNAL', '');
    },
  },
};
