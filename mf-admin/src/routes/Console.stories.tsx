import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { consoleServer } from '../testing/console-server';
import { aCompany, aConnection } from '../testing/factories';
import { Failure } from '@hausgeist/staff-kit/testing';
import { PageStory, type PageScene } from '../testing/PageStory';

const meta = {
  title: 'Admin/Console',
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/dashboard', server: consoleServer() },
  render: (scene, { globals }) => (
    <PageStory key={scene.path} {...scene} locale={globals.locale === 'en' ? 'en' : 'de'} />
  ),
} satisfies Meta<PageScene>;
export default meta;

type Story = StoryObj<PageScene>;

const failing = new Failure('INTERNAL');

/** Presses the first button with such a text once it is there. */
const pressing =
  (name: RegExp): Story['play'] =>
  async ({ canvasElement }) => {
    const [button] = await within(canvasElement).findAllByRole(
      'button',
      { name },
      { timeout: 8_000 },
    );
    if (button) await userEvent.click(button);
  };

export const Dashboard: Story = {};
export const DashboardLoading: Story = {
  args: { server: consoleServer().hold('Admins', 'AdminDashboard') },
};
export const DashboardFailed: Story = {
  args: {
    server: consoleServer().on('Admins', new Failure('UNAUTHENTICATED')).hold('AdminDashboard'),
  },
};
export const DashboardInvite: Story = { play: pressing(/^(Invite Admin|Administrator einladen)$/) };
export const DashboardEdit: Story = { play: pressing(/^(Edit|Bearbeiten) Bernd/) };
export const DashboardDelete: Story = { play: pressing(/^(Delete|Löschen) Bernd/) };

const companies = '/admin/managingcompany';
export const Companies: Story = { args: { path: companies } };
export const CompaniesLoading: Story = {
  args: { path: companies, server: consoleServer().hold('Companies') },
};
export const CompaniesEmpty: Story = {
  args: {
    path: companies,
    server: consoleServer().on('Companies', { companies: aConnection([]) }),
  },
};
export const CompaniesFailed: Story = {
  args: { path: companies, server: consoleServer().on('Companies', failing) },
};
export const CompaniesEdit: Story = {
  ...Companies,
  play: pressing(/^(Edit|Bearbeiten) Lindenhof/),
};
export const CompaniesDelete: Story = {
  ...Companies,
  play: pressing(/^(Delete|Löschen) Lindenhof/),
};

const companyUsers = '/admin/companies/company-1/users';
export const CompanyUsers: Story = { args: { path: companyUsers } };
export const CompanyUsersEmpty: Story = {
  args: {
    path: companyUsers,
    server: consoleServer().on('CompanyUsers', {
      company: aCompany(),
      invitations: aConnection([]),
      users: aConnection([]),
    }),
  },
};
export const CompanyUsersAdd: Story = {
  ...CompanyUsers,
  play: pressing(/^(Add User|(Mitglied|Person) hinzufügen)$/),
};

const allUsers = '/admin/manage-company-users';
export const AllCompanyUsers: Story = { args: { path: allUsers } };
export const AllCompanyUsersFiltered: Story = {
  args: { path: `${allUsers}?companyId=company-1&status=PENDING` },
};
export const AllCompanyUsersFailed: Story = {
  args: { path: allUsers, server: consoleServer().on('AllCompanyUsers', failing) },
};
export const AllCompanyUsersEdit: Story = {
  ...AllCompanyUsers,
  play: pressing(/^(Edit|Bearbeiten) Clara/),
};

const endUsers = '/admin/tenantsowners';
export const EndUsers: Story = { args: { path: endUsers } };
export const EndUsersLoading: Story = {
  args: { path: endUsers, server: consoleServer().hold('EndUsers') },
};
export const EndUsersEmpty: Story = {
  args: {
    path: `${endUsers}?search=xyz`,
    server: consoleServer().on('EndUsers', { endUsers: aConnection([]) }),
  },
};
export const EndUsersAdd: Story = {
  ...EndUsers,
  play: pressing(/^(Add User|(Mitglied|Person) hinzufügen)$/),
};

const monitoring = '/admin/monitoring';
export const Monitoring: Story = { args: { path: monitoring } };
export const MonitoringLoading: Story = {
  args: { path: monitoring, server: consoleServer().hold('Monitoring') },
};
export const MonitoringSample: Story = {
  args: { path: monitoring, server: consoleServer().on('Monitoring', new Failure('NOT_FOUND')) },
};
export const MonitoringFailed: Story = {
  args: { path: monitoring, server: consoleServer().on('Monitoring', failing) },
};

export const Analytics: Story = { args: { path: '/admin/analytics' } };
export const Audit: Story = { args: { path: '/admin/audit' } };
export const AuditEmpty: Story = {
  args: {
    path: '/admin/audit',
    server: consoleServer().on('AuditLog', { auditLog: aConnection([]) }),
  },
};

export const Integrations: Story = { args: { path: '/admin/integrations' } };
export const IntegrationsOfCompany: Story = {
  args: { path: '/admin/integrations?tab=webhooks&companyId=company-2' },
};

const frontEnds = '/admin/front-ends';
export const FrontEnds: Story = { args: { path: frontEnds } };
export const FrontEndsLoading: Story = {
  args: { path: frontEnds, server: consoleServer().hold('FrontEnds') },
};
export const FrontEndsEmpty: Story = {
  args: { path: frontEnds, server: consoleServer().on('FrontEnds', { frontEnds: [] }) },
};
export const FrontEndsFailed: Story = {
  args: { path: frontEnds, server: consoleServer().on('FrontEnds', failing) },
};
export const FrontEndsRollBack: Story = {
  ...FrontEnds,
  play: pressing(/^(Roll back mf-chat|mf-chat zurücknehmen)$/),
};
export const FrontEndsRegister: Story = {
  ...FrontEnds,
  play: pressing(/^(Register front end|Frontend anmelden)$/),
};

export const Account: Story = { args: { path: '/admin/account' } };

export const NotFound: Story = { args: { path: '/admin/nothing' } };
