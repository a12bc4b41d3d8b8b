import type { Meta, StoryObj } from '@storybook/react-vite';
import { aSession } from '../testing/factories';
import { PortalStory, withLocale } from '../testing/PortalStory';

const meta = {
  title: 'Company portal/Audit log',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  decorators: [withLocale],
  args: { path: '/company/dashboard/audit' },
} satisfies Meta<typeof PortalStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

/** Opens the choice of actions, on a phone in the sheet of the filters. */
export const ChoosingAction: Story = {
  play: async ({ canvasElement }) => {
    const find = (selector: string) => canvasElement.querySelector<HTMLElement>(selector);
    while (!find('[role=combobox]')) await new Promise((resolve) => setTimeout(resolve, 50));
    const opener = find('main [popovertarget]');
    if (opener?.checkVisibility()) opener.click();
    find('[role=combobox]')?.click();
  },
};

export const NothingFound: Story = { args: { path: '/company/dashboard/audit?search=nothing' } };
export const Loading: Story = {
  args: {
    prepare: (portal) => {
      portal.hold('AuditLog');
    },
  },
};
export const Failing: Story = {
  args: {
    prepare: (portal) => {
      portal.refuse('AuditLog', 'INTERNAL', '');
    },
  },
};
export const Denied: Story = {
  args: { session: aSession({ permissions: [], companyUser: { role: 'COMPANY_STAFF' } }) },
};
