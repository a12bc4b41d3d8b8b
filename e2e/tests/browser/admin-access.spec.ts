import { expectAccessible } from '../../support/accessibility.js';
import { AdminConsole } from '../../support/admin-console.js';
import { fillIn } from '../../support/console-page.js';
import { expect, test } from '../../support/fixtures.js';
import { mailedLink } from '../../support/mail-links.js';
import { newAdmin } from '../../support/staff-client.js';
import { demoAdmin, GOOD_PASSWORD } from '../../support/staff.js';
import { totp } from '../../support/totp.js';

const ROUTES = [
  '/admin',
  '/admin/dashboard',
  '/admin/managingcompany',
  '/admin/manage-company-users',
  '/admin/tenantsowners',
  '/admin/monitoring',
  '/admin/companies/00000000-0000-7000-8000-000000000000/users',
];

test('an administrator invites another, who comes in by the link and is out when deleted', async ({
  page,
  product,
  newVisitor,
}) => {
  const email = 'wanda.wolf@hausgeist.example';
  const admin = new AdminConsole(page, product.url);
  await admin.signIn(demoAdmin);
  const dialog = await admin.openDialog('Invite Admin');
  await fillIn(dialog, { Email: email });
  await admin.button('Send Invitation', dialog).click();
  await expect(dialog).toContainText('Invitation sent successfully!');
  await expect(dialog).toContainText('48 hours');
  const link = await dialog.getByLabel('Invitation link').inputValue();
  expect(link).toBe(await mailedLink(product, email, '/admin/register?token='));
  await admin.button('Close', dialog.locator('footer')).click();
  await expect(admin.row(email)).toContainText('Pending');

  const guest = new AdminConsole(await newVisitor(), product.url);
  await test.step('without the token there is no way in', async () => {
    await guest.open('/adminregister', 'Invalid Invitation');
    await expect(guest.main).toContainText('No invitation token provided');
    await guest.isAt('/adminlogin');
  });

  await test.step('with it the address is fixed, and registering signs in', async () => {
    await guest.page.goto(link.replace('/admin/register', '/adminregister'));
    await guest.shows('Complete Your Registration');
    await expect(guest.main.getByLabel('Email')).toHaveValue(email);
    await expect(guest.main.getByLabel('Email')).not.toBeEditable();
    await fillIn(guest.main, {
      Name: 'Wanda Wolf',
      Password: GOOD_PASSWORD,
      'Confirm Password': GOOD_PASSWORD,
    });
    await guest.button('Register').click();
    await guest.isAt('/admin/dashboard');
    await expect(guest.page.getByRole('banner')).toContainText('Welcome, Wanda');
  });

  await test.step('the link works once', async () => {
    const late = new AdminConsole(await newVisitor(), product.url);
    await late.page.goto(link);
    await expect(late.page.getByRole('alert')).toHaveText(
      'The invitation was not found or has expired',
    );
  });

  await test.step('who is deleted is out at once, in the open page too', async () => {
    await page.reload();
    await expect(admin.row(email)).toContainText('Verified');
    await admin.act(email, 'Delete');
    await expect(admin.dialog).toContainText('Are you sure you want to delete Wanda Wolf?');
    await expect(admin.dialog).toContainText(
      'This action cannot be undone. Access is lost immediately.',
    );
    await admin.confirm('Delete');
    await expect(admin.row(email)).toHaveCount(0);
    await guest.isAt('/adminlogin');
  });
});

test('a forgotten password is replaced by the mailed link', async ({ page, product }) => {
  const person = await newAdmin(product);
  const admin = new AdminConsole(page, product.url);
  await admin.open('/adminlogin', 'Administrator Login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await admin.isAt('/admin/forgot-password');
  // The address changes before the page does, and the sign-in has a field of that name, too.
  await admin.shows('Reset your password');
  await fillIn(admin.main, { Email: person.email });
  await admin.button('Send reset link').click();
  await expect(admin.main).toContainText(
    'Password reset instructions have been sent to your email.',
  );
  const link = await mailedLink(product, person.email, '/admin/reset-password/');
  await page.goto(link);
  const password = 'Dachziegel-ganz-neu';
  await fillIn(admin.main, { 'New Password': password, 'Confirm Password': password });
  await admin.button('Reset Password').click();
  await expect(admin.main).toContainText('Password has been reset successfully!');
  await admin.isAt('/adminlogin');
  await fillIn(admin.main, { Email: person.email, Password: person.password });
  await admin.button('Sign in').click();
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await admin.signIn({ ...person, password });
  await page.goto(link);
  await admin.shows('Invalid Reset Link');
  await expect(admin.main).toContainText('The password reset link is invalid or has expired.');
});

test('guests are led to the sign-in, administrators away from it', async ({ page, product }) => {
  const admin = new AdminConsole(page, product.url);
  for (const path of ROUTES) {
    await admin.open(path, 'Administrator Login');
    await admin.isAt('/adminlogin');
  }
  await expect(page.getByRole('banner')).toContainText('Property Management Admin');
  await expect(page.getByRole('button', { name: 'Admin Login' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();

  await admin.signIn(demoAdmin);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(admin.navigation.getByRole('link')).toHaveText([
    'Dashboard',
    'Managing Companies',
    'Manage Company Users',
    'End Users',
    'Monitoring Dashboard',
    'Analytics',
    'Integrations',
    'Front Ends',
    'Audit Log',
    'Data Protection',
    'My Account',
  ]);
  await admin.follow('Audit Log');
  await admin.isAt('/admin/audit');
  for (const path of ['/admin', '/adminlogin', '/admin/register']) {
    await admin.open(path, 'Dashboard');
    await admin.isAt('/admin/dashboard');
  }
  await admin.open('/admin/companies', 'Managing Companies');
  await admin.isAt('/admin/managingcompany');
});

test('a token that is worth nothing is forgotten on the way to the sign-in', async ({
  page,
  product,
}) => {
  const admin = new AdminConsole(page, product.url);
  await admin.open('/adminlogin', 'Administrator Login');
  await page.evaluate(() => {
    localStorage.setItem('token', 'worthless');
    localStorage.setItem('isAuthenticated', 'true');
  });
  await admin.open('/admin/dashboard', 'Administrator Login');
  await admin.isAt('/adminlogin');
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('token');
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('isAuthenticated');
});

test('an expired token is renewed without a word', async ({ page, product }) => {
  const admin = new AdminConsole(page, product.url);
  await admin.signIn(demoAdmin);
  const spoil = () => page.evaluate(() => localStorage.setItem('token', 'expired'));
  const token = () => page.evaluate(() => localStorage.getItem('token'));

  await spoil();
  await admin.follow('Managing Companies');
  await expect(admin.row('Lindenhof')).toBeVisible();
  expect(await token()).not.toBe('expired');

  await spoil();
  await page.reload();
  await expect(admin.row('Lindenhof')).toBeVisible();
  await admin.isAt('/admin/managingcompany');
  expect(await token()).not.toBe('expired');
});

test('a session that is ended elsewhere closes the open page', async ({
  page,
  product,
  newVisitor,
}) => {
  const person = await newAdmin(product);
  const here = new AdminConsole(page, product.url);
  const there = new AdminConsole(await newVisitor(), product.url);
  await here.signIn(person);
  await there.signIn(person);
  await there.follow('End Users');

  await here.open('/admin/account', 'My Account');
  const question = await here.openDialog('Sign out all other devices');
  await here.button('Sign out all other devices', question).click();
  await there.isAt('/adminlogin');
  await there.open('/admin/dashboard', 'Administrator Login');
  await here.open('/admin/dashboard', 'Dashboard');
});

test('logging out ends the session in the other tab too', async ({ page, context, product }) => {
  const admin = new AdminConsole(page, product.url);
  await admin.signIn(demoAdmin);
  const second = new AdminConsole(await context.newPage(), product.url);
  await second.open('/admin/managingcompany', 'Managing Companies');
  await admin.signOut();
  await second.isAt('/adminlogin');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  const refreshed = await page.request.post(`${product.url}/api/auth/refresh`);
  expect(refreshed.status()).toBe(401);
});

test('a second factor is set up, asked for, and replaced by a recovery code', async ({
  page,
  product,
}) => {
  const person = await newAdmin(product);
  const admin = new AdminConsole(page, product.url);
  await admin.signIn(person);
  await admin.open('/admin/account', 'My Account');
  const begin = await admin.openDialog('Set up');
  await fillIn(begin, { Password: person.password });
  await admin.button('Continue', begin).click();
  const setUp = admin.page
    .getByRole('dialog')
    .filter({ hasText: 'Enter the code that the app shows' });
  const secret = await setUp.getByLabel('Or enter this key by hand').inputValue();
  await fillIn(setUp, { Code: totp(secret) });
  await admin.button('Turn on', setUp).click();
  const codes = admin.page.getByRole('dialog', { name: 'Your recovery codes' });
  await expectAccessible(page, 'recovery codes');
  const recoveryCode = await codes.getByRole('listitem').first().innerText();
  await admin.button('I have saved them', codes).click();
  await expect(admin.button('Turn off')).toBeVisible();

  const enter = async (code: string) => {
    await admin.open('/adminlogin', 'Administrator Login');
    await fillIn(admin.main, { Email: person.email, Password: person.password });
    await admin.button('Sign in').click();
    await fillIn(admin.main, { 'Authentication code': code });
    await admin.button('Sign in').click();
  };
  await admin.signOut();
  await enter('000000');
  await expect(page.getByRole('alert')).toBeVisible();
  // The code of the set-up is used up; the next one is good already.
  await enter(totp(secret, 1));
  await admin.shows('Dashboard');
  await admin.signOut();
  await enter(recoveryCode);
  await admin.shows('Dashboard');
});
