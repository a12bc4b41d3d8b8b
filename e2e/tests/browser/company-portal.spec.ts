import { AdminConsole } from '../../support/admin-console.js';
import { CompanyPortal } from '../../support/company-portal.js';
import { fillIn } from '../../support/console-page.js';
import { lindenhof, seeblick } from '../../support/demo.js';
import { expect, test } from '../../support/fixtures.js';
import { mailedLink } from '../../support/mail-links.js';
import { readMails } from '../../support/outbox.js';
import { asAdmin, newCompanyUser, StaffClient } from '../../support/staff-client.js';
import { demoAdmin, demoUser, fullName, GOOD_PASSWORD } from '../../support/staff.js';

const head = demoUser('lindenhof', 'COMPANY_ADMIN');
const manager = demoUser('lindenhof', 'COMPANY_MANAGER');
const staff = demoUser('lindenhof', 'COMPANY_STAFF');

/** The status with which the product answers a client's call. */
async function statusOf(client: StaffClient, path: string, init: RequestInit = {}) {
  const headers = { 'content-type': 'application/json' };
  return (await client.fetch(`/api/company/${path}`, { headers, ...init })).status;
}

test('an administrator of a company sees and may do everything there', async ({
  page,
  product,
}) => {
  const portal = new CompanyPortal(page, product.url);
  await portal.signIn(head);
  await expect(portal.header).toContainText('Company Dashboard');
  await expect(portal.header).toContainText(`${head.email}ADMIN`);
  await portal.expectSections([
    'End Users',
    'Buildings',
    'Conversations',
    'Cases',
    'Broadcasts',
    'Overview',
    'Analytics',
    'Team Management',
    'Settings',
    'Knowledge',
    'Data Protection',
    'Audit Log',
    'Integrations',
  ]);
  await expect(portal.button('Add User')).toBeVisible();
  await portal.follow('Team Management');
  await expect(portal.button('Invite Member')).toBeVisible();
  await expect(portal.row(head.email)).toContainText('(You)');
  await expect(portal.row(head.email).getByRole('button')).toHaveCount(0);
  await expect(portal.row(manager.email).getByRole('button')).toHaveText(['Edit', 'Remove', '']);
  await portal.row(manager.email).getByRole('button').last().click();
  await expect(page.getByRole('menuitem')).toHaveText([
    ...['Note an absence', 'Hand over everything', 'Data protection'],
  ]);
  await page.keyboard.press('Escape');
  await portal.follow('Settings', 'Company Settings');
  await expect(page.getByRole('tab')).toHaveText([
    'Company Information',
    'Chat Access',
    'Company Users',
    'Roles & Permissions',
    'Sign-in',
    'Canned Replies',
    'Retention',
    'Legal',
  ]);
  await page.getByRole('tab', { name: 'Roles & Permissions' }).click();
  await expect(portal.roleCard('Admin')).toContainText('These permissions cannot be modified.');
  await expect(portal.roleCard('Admin').getByRole('checkbox').first()).toBeDisabled();
  await expect(portal.roleCard('Staff').getByRole('checkbox').first()).toBeEnabled();
  await page.getByRole('tab', { name: 'Company Users' }).click();
  const ownDelete = portal.rowButton(head.email, 'Delete');
  await expect(ownDelete).toBeDisabled();
  await expect(ownDelete).toHaveAttribute('title', 'Cannot delete your own account');
});

test('the sidebar stays folded, and the search in the header leads to a person', async ({
  page,
  product,
}) => {
  const portal = new CompanyPortal(page, product.url);
  await portal.signIn(head);
  const [tenant] = lindenhof.endUsers;
  await expect(portal.header).toContainText(lindenhof.name);
  await portal.header.getByRole('button', { name: 'Collapse sidebar' }).click();
  await page.reload();
  const link = page.getByRole('link', { name: 'Buildings' });
  await expect(link).toBeVisible();
  await expect.poll(async () => (await link.boundingBox())?.width).toBeLessThan(80);
  await portal.header.getByRole('button', { name: 'Expand sidebar' }).click();
  await expect.poll(async () => (await link.boundingBox())?.width).toBeGreaterThan(150);
  await portal.header.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type(tenant.lastName);
  // Conversations of the same person are found, too.
  const people = page.getByRole('group', { name: 'Tenants and owners' });
  await people.getByRole('option', { name: fullName(tenant) }).click();
  await expect(page.getByRole('dialog', { name: fullName(tenant) })).toContainText(
    tenant.authNumber,
  );
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/end-users$/);
  // What was closed stays closed.
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a manager runs the team, but neither administrators nor roles', async ({ page, product }) => {
  const portal = new CompanyPortal(page, product.url);
  await portal.signIn(manager);
  await portal.expectSections([
    'End Users',
    'Buildings',
    'Conversations',
    'Cases',
    'Broadcasts',
    'Overview',
    'Analytics',
    'Team Management',
    'Settings',
    'Knowledge',
    'Data Protection',
  ]);
  await portal.follow('Team Management');
  await expect(portal.row(staff.email).getByRole('button')).toHaveText(['Edit', 'Remove', '']);
  await expect(portal.row(head.email).getByRole('button')).toHaveCount(0);
  const dialog = await portal.openDialog('Invite Member');
  await expect(dialog.getByLabel('Role').getByRole('option')).toHaveText(['Manager', 'Staff']);
  await page.keyboard.press('Escape');
  await portal.follow('Settings', 'Company Settings');
  await expect(page.getByRole('tab')).toHaveText([
    'Company Information',
    'Chat Access',
    'Company Users',
    'Sign-in',
    'Canned Replies',
    'Retention',
    'Legal',
  ]);
  await portal.open('/company/dashboard/settings?tab=roles', 'Company Settings');
  await expect(portal.main).toContainText('Access Restricted');

  const client = await new StaffClient(product).signIn('CompanyUser', manager);
  expect(await statusOf(client, 'settings/roles/permissions')).toBe(403);
  const invitation = { firstName: 'A', lastName: 'B', email: 'ab@post.example' };
  const body = JSON.stringify({ ...invitation, role: 'COMPANY_ADMIN' });
  expect(await statusOf(client, 'team/invite', { method: 'POST', body })).toBe(403);
});

test('staff look, but change nothing', async ({ page, product }) => {
  const portal = new CompanyPortal(page, product.url);
  await portal.signIn(staff);
  await portal.expectSections([
    'End Users',
    'Buildings',
    'Conversations',
    'Overview',
    'Team Management',
    'Knowledge',
  ]);
  await expect(portal.row(lindenhof.endUsers[0].email)).toBeVisible();
  for (const action of ['Add User', 'Edit', 'Delete']) {
    await expect(portal.main.getByText(action, { exact: true })).toHaveCount(0);
  }
  await expect(portal.main).not.toContainText(seeblick.endUsers[0].email);
  await portal.follow('Team Management');
  await expect(portal.row(head.email)).toBeVisible();
  for (const action of ['Invite Member', 'Edit', 'Remove']) {
    await expect(portal.main.getByText(action, { exact: true })).toHaveCount(0);
  }
  await portal.open('/company/dashboard/settings', 'Company Settings');
  await expect(page.getByRole('alert')).toContainText('Access denied');

  const client = await new StaffClient(product).signIn('CompanyUser', staff);
  expect(await statusOf(client, 'end-users')).toBe(200);
  expect(await statusOf(client, 'end-users', { method: 'POST', body: '{}' })).toBe(403);
  expect(await statusOf(client, 'team/invite', { method: 'POST', body: '{}' })).toBe(403);
  expect(await statusOf(client, 'settings/company-info')).toBe(403);
  expect(await statusOf(client, 'settings/roles/permissions')).toBe(403);
});

test("a permission that is taken away is gone from the other's page at once, and comes back", async ({
  page,
  newProduct,
  newVisitor,
}) => {
  const product = await newProduct();
  await product.start();
  const theirs = new CompanyPortal(await newVisitor(), product.url);
  await theirs.signIn(staff);
  const client = await new StaffClient(product).signIn('CompanyUser', staff);
  expect(await statusOf(client, 'end-users')).toBe(200);

  const mine = new CompanyPortal(page, product.url);
  await mine.signIn(head);
  await mine.open('/company/dashboard/settings?tab=roles', 'Company Settings');
  const card = mine.roleCard('Staff');
  await card.getByLabel('View tenants and owners').uncheck();
  await expect(card).toContainText('1 unsaved change');
  await mine.button('Save Changes', card).click();
  await expect(mine.messages).toContainText('Permissions for Staff role updated successfully!');
  await expect(card).toContainText('Custom');

  await theirs.expectSections(['Conversations', 'Overview', 'Team Management', 'Knowledge']);
  await expect(theirs.main).toContainText('Access denied');
  await expect(theirs.main).not.toContainText(lindenhof.endUsers[0].email);
  expect(await statusOf(client, 'end-users')).toBe(403);

  await mine.button('Reset to Defaults', card).click();
  await expect(mine.dialog).toContainText('Staff');
  await mine.confirm('Reset to Defaults');
  await expect(card.getByLabel('View tenants and owners')).toBeChecked();
  await theirs.expectSections([
    'End Users',
    'Buildings',
    'Conversations',
    'Overview',
    'Team Management',
    'Knowledge',
  ]);
  await expect(theirs.row(lindenhof.endUsers[0].email)).toBeVisible();
  expect(await statusOf(client, 'end-users')).toBe(200);
});

test('who is invited accepts with the terms and signs in', async ({
  page,
  product,
  newVisitor,
}) => {
  const email = 'greta.gross@lindenhof-hausverwaltung.example';
  const portal = new CompanyPortal(page, product.url);
  await portal.signIn(head);
  await portal.follow('Team Management');
  const dialog = await portal.openDialog('Invite Member');
  await expect(dialog.getByLabel('Role')).toHaveValue('COMPANY_STAFF');
  await fillIn(dialog, { 'First name': 'Greta', 'Last name': 'Groß', Email: email });
  await portal.confirm('Send Invitation');
  await expect(portal.main).toContainText('Pending Invitations');
  await expect(portal.row(email)).toContainText('Greta Groß');
  await portal.act(email, 'Resend');
  await expect(portal.messages).toContainText(`Invitation resent to ${email}`);

  const guest = new CompanyPortal(await newVisitor(), product.url);
  await guest.page.goto(await mailedLink(product, email, '/company/accept-invitation/'));
  await guest.shows('Accept your invitation');
  await expect(guest.main).toContainText(`You are invited to manage ${lindenhof.name}.`);
  await expect(guest.main).toContainText(email);
  await fillIn(guest.main, { Password: 'kurz', 'Confirm password': 'anders' });
  await guest.button('Create account').click();
  await expect(guest.main).toContainText('Password must be at least 8 characters long');
  await expect(guest.main).toContainText('You must accept the terms and conditions');
  await fillIn(guest.main, { Password: GOOD_PASSWORD, 'Confirm password': GOOD_PASSWORD });
  await expect(guest.main).toContainText('Passwords match');
  await guest.main.getByRole('checkbox').check();
  await guest.button('Create account').click();
  await guest.isAt('/company/login');
  await expect(guest.main).toContainText(/[Aa]ccount .*created.* Please log in\./);
  await expect(guest.main.getByLabel('Email')).toHaveValue(email);
  await fillIn(guest.main, { Password: GOOD_PASSWORD });
  await guest.button('Sign in').click();
  await guest.shows('End Users');

  await page.reload();
  await expect(portal.row(email)).toContainText('Active');
  const edit = portal.rowButton(email, 'Edit');
  await fillIn(await portal.openDialog(edit), { Role: 'Manager' });
  await portal.confirm('Save Changes');
  await expect(portal.row(email)).toContainText('Manager');
  await guest.expectSections([
    'End Users',
    'Buildings',
    'Conversations',
    'Cases',
    'Broadcasts',
    'Overview',
    'Analytics',
    'Team Management',
    'Settings',
    'Knowledge',
    'Data Protection',
  ]);
  await portal.act(email, 'Remove');
  await expect(portal.dialog).toContainText('This action cannot be undone.');
  await portal.confirm('Remove');
  await expect(portal.row(email)).toHaveCount(0);
  await guest.isAt('/company/login');
});

test('a forgotten password is replaced, and the login page says so', async ({ page, product }) => {
  const client = await asAdmin(product);
  const user = await newCompanyUser(product, await client.companyId(lindenhof.name));
  const portal = new CompanyPortal(page, product.url);
  await portal.open('/company/login', 'Company Portal Login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await portal.shows('Reset your password');
  await portal.button('Send reset link').click();
  await expect(portal.main).toContainText('Please enter your email address');
  await fillIn(portal.main, { Email: `  ${user.email.toUpperCase()} ` });
  await portal.button('Send reset link').click();
  await expect(portal.main).toContainText('instructions have been sent');
  const link = await mailedLink(product, user.email, '/company/reset-password/');
  await page.goto(link);
  await portal.shows('Set new password');
  await fillIn(portal.main, { 'New password': 'nurklein', 'Confirm password': 'nurklein' });
  await expect(portal.main).toContainText('Weak');
  await portal.button('Reset password').click();
  await expect(portal.main).toContainText('Password does not meet security requirements');
  const password = 'Dachziegel!2neu';
  await fillIn(portal.main, { 'New password': password, 'Confirm password': password });
  await expect(portal.main).toContainText('Strong');
  await portal.button('Reset password').click();
  await portal.isAt('/company/login');
  await expect(portal.main).toContainText(
    'Password reset successful. Please log in with your new password.',
  );
  await portal.signIn({ ...user, password });
  await portal.open('/company/login', 'End Users');
  await page.goto(link);
  await portal.shows('Invalid Reset Link');
});

test('end users are added with a number, changed, and deleted', async ({ page, product }) => {
  const email = 'mika.moor@post.example';
  const portal = new CompanyPortal(page, product.url);
  await portal.signIn(head);
  const total = lindenhof.endUsers.length;
  await expect(portal.main).toContainText(`${total} users in total`);
  const dialog = await portal.openDialog('Add User');
  const number = await dialog.getByLabel('Auth number').inputValue();
  expect(number).toMatch(/^[1-9]\d{5}$/);
  await fillIn(dialog, {
    'First name': 'Mika',
    'Last name': 'Moor',
    Email: email,
    Phone: '040 12345',
    Address: 'Kastanienredder 16, 22305 Hamburg',
    'Apartment number': '77',
  });
  await portal.confirm('Create & Send Invitation');
  await expect(portal.main).toContainText(`${total + 1} users in total`);
  await portal.search('mika');
  await expect(portal.row(email)).toContainText(number);
  await expect(portal.row(email)).toContainText('Apt 77');
  await expect
    .poll(async () => (await readMails(product)).find(({ to }) => to === email)?.text)
    .toContain(number);

  const edit = portal.rowButton(email, 'Edit');
  await fillIn(await portal.openDialog(edit), { Type: 'Owner', 'Apartment number': '78' });
  await portal.confirm('Save Changes');
  await expect(portal.row(email)).toContainText('Owner');
  await expect(portal.row(email)).toContainText('Apt 78');
  await portal.act(email, 'Delete');
  await expect(portal.dialog).toContainText('Are you sure you want to delete Mika Moor?');
  await portal.confirm('Delete');
  await expect(portal.main).toContainText('No users found matching your criteria');
  await portal.button('Clear Filters').click();
  await expect(portal.main).toContainText(`${total} users in total`);
});

test('the company says something else about itself', async ({ page, newProduct }) => {
  const product = await newProduct();
  await product.start();
  const portal = new CompanyPortal(page, product.url);
  await portal.signIn(head);
  await portal.follow('Settings', 'Company Settings');
  const dialog = await portal.openDialog('Edit Company');
  await fillIn(dialog, { Name: '', 'WhatsApp (optional)': '' });
  await portal.button('Save Changes', dialog).click();
  await expect(dialog).toContainText('Name is required');
  await fillIn(dialog, { Name: 'Lindenhof & Söhne' });
  await portal.confirm('Save Changes');
  await expect(portal.messages).toContainText('Company information updated successfully!');
  await expect(portal.main).toContainText('Lindenhof & Söhne');
  await expect(portal.main).toContainText('Not set');
});

test('an administrator of the platform acts for a company, visibly', async ({ page, product }) => {
  const client = await asAdmin(product);
  const companyId = await client.companyId(seeblick.name);
  const admin = new AdminConsole(page, product.url);
  await admin.signIn(demoAdmin);
  const portal = new CompanyPortal(page, product.url);
  await portal.open(`/company/dashboard?companyId=${companyId}`, 'End Users');
  const notice = page.getByRole('note');
  await expect(notice).toContainText(`Acting for ${seeblick.name}`);
  await expect(portal.row(seeblick.endUsers[0].email)).toBeVisible();
  await expect(portal.main).not.toContainText(lindenhof.endUsers[0].email);
  await portal.follow('Team Management');
  await expect(notice).toContainText(`Acting for ${seeblick.name}`);
  const boss = demoUser('seeblick', 'COMPANY_ADMIN');
  await expect(portal.row(boss.email)).toContainText(fullName(boss));
  await notice.getByRole('link', { name: 'Back to the admin console' }).click();
  await admin.shows('Managing Companies');
  await admin.open('/admin/audit', 'Audit Log');
  for (const action of ['Company portal opened', 'Company portal left'])
    await expect(admin.main.getByRole('row').filter({ hasText: action }).first()).toContainText(
      seeblick.name,
    );
});
