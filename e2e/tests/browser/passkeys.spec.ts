import type { Page } from '@playwright/test';
import { AdminConsole } from '../../support/admin-console.js';
import { CompanyPortal } from '../../support/company-portal.js';
import { fillIn } from '../../support/console-page.js';
import { expect, test } from '../../support/fixtures.js';
import { newAdmin } from '../../support/staff-client.js';
import { demoUser } from '../../support/staff.js';

/**
 * Gives the page's browser an authenticator that knows its owner; gives the way to touch it while
 * something is done. The browser does not offer passkeys below the e-mail field by itself, as the
 * authenticator would answer such an offer before the button is pressed.
 */
async function addAuthenticator(page: Page) {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: false },
    },
  });
  const touch = (enabled: boolean) =>
    session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  return async (work: () => Promise<void>, until: () => Promise<void>): Promise<void> => {
    await touch(true);
    await work();
    await until();
    await touch(false);
  };
}

type Touching = Awaited<ReturnType<typeof addAuthenticator>>;

async function addPasskey(
  console: AdminConsole | CompanyPortal,
  password: string,
  touching: Touching,
): Promise<void> {
  await console.button('Add passkey').click();
  await fillIn(console.dialog, { Password: password });
  await console.button('Continue', console.dialog).click();
  await fillIn(console.dialog, { Name: 'Laptop at the office' });
  await touching(
    () => console.button('Create passkey', console.dialog).click(),
    () => expect(console.dialog).toContainText('Your recovery codes'),
  );
  await console.button('I have saved them', console.dialog).click();
  await expect(console.row('Laptop at the office')).toContainText('Never');
}

test('a company user adds a passkey, signs in with it alone, and removes it', async ({
  page,
  newProduct,
}) => {
  const product = await newProduct();
  await product.start();
  const portal = new CompanyPortal(page, product.url);
  const user = demoUser('lindenhof', 'COMPANY_ADMIN');
  const touching = await addAuthenticator(page);
  await portal.signIn(user);
  await portal.open('/company/dashboard/account', 'My Account');
  await addPasskey(portal, user.password, touching);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await touching(
    () => portal.button('Sign in with a passkey').click(),
    () => portal.isAt(/\/company\/dashboard/),
  );
  await portal.open('/company/dashboard/account', 'My Account');
  await expect(portal.row('Laptop at the office')).not.toContainText('Never');
  await portal.act('Laptop at the office', 'Remove');
  await touching(
    () => portal.button('Confirm with a passkey', portal.dialog).click(),
    () => expect(portal.main).toContainText('You have no passkey yet.'),
  );
});

test('an administrator takes the second step with a passkey', async ({ page, product }) => {
  const person = await newAdmin(product);
  const admin = new AdminConsole(page, product.url);
  const touching = await addAuthenticator(page);
  await admin.signIn(person);
  await admin.open('/admin/account', 'My Account');
  await addPasskey(admin, person.password, touching);
  await admin.signOut();
  await fillIn(admin.main, { Email: person.email, Password: person.password });
  await admin.button('Sign in').click();
  await touching(
    () => admin.button('Use a passkey instead of a code').click(),
    () => admin.shows('Dashboard'),
  );
});
