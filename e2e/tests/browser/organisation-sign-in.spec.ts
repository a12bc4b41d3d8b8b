import { CompanyPortal } from '../../support/company-portal.js';
import { fillIn } from '../../support/console-page.js';
import { expect, test } from '../../support/fixtures.js';
import { Organisation } from '../../support/organisation.js';
import { StaffClient } from '../../support/staff-client.js';
import { demoAdmin, demoUser } from '../../support/staff.js';

const COMPANY = 'Lindenhof';

test('a company sets its organisation up, and a new colleague signs in with it and out again', async ({
  page,
  newVisitor,
  newProduct,
}) => {
  const organisation = await Organisation.start('lindenhof-team.example');
  const product = await newProduct({ settings: { WEBHOOK_ALLOW_PRIVATE: 'true' } });
  await product.start();
  const portal = new CompanyPortal(page, product.url);
  const chief = demoUser('lindenhof', 'COMPANY_ADMIN');
  await portal.signIn(chief);
  await portal.open('/company/dashboard/settings?tab=signIn', 'Company Settings');

  await portal.button('Set up the provider').click();
  await fillIn(portal.dialog, {
    Issuer: organisation.url,
    'Client ID': organisation.client.id,
    'Client secret': organisation.client.secret,
    'Claim with the roles': 'groups',
    'Values for Manager': 'team',
  });
  await portal.dialog.getByLabel('Signing out here also signs out at the provider').check();
  await portal.button('Save', portal.dialog).click();
  await fillIn(portal.dialog, { Password: chief.password });
  await portal.button('Confirm', portal.dialog).click();
  await expect(portal.main).toContainText('team: Manager');

  await portal.button('Add a domain').click();
  await fillIn(portal.dialog, { Domain: organisation.domain });
  await portal.button('Save', portal.dialog).click();
  await expect(portal.main).toContainText('Not verified yet');
  // No name server of the internet knows this one: an administrator of the platform vouches for it.
  const admin = await new StaffClient(product).signIn('Admin', demoAdmin);
  await admin.graphql(
    'mutation ($input: EmailDomainInput!) { proveEmailDomain(input: $input) { message } }',
    { input: { companyId: await admin.companyId(COMPANY), domain: organisation.domain } },
  );
  await page.reload();
  await expect(portal.main).toContainText('Verified');

  const colleague = await newVisitor();
  const theirs = new CompanyPortal(colleague, product.url);
  await theirs.open('/company/dashboard/account', 'Company Portal Login');
  await fillIn(theirs.main, { Email: `mia@${organisation.domain}` });
  await theirs.button('Sign in with your organisation').click();
  await colleague.getByRole('button', { name: 'Sign in as Mia' }).click();
  await theirs.shows('Please accept the terms and conditions');
  await theirs.button('Accept and continue').click();
  await theirs.shows('My Account');
  await theirs.isAt('/company/dashboard/account');
  await expect(theirs.header).toContainText(`mia@${organisation.domain}`);

  await theirs.button('Sign out', theirs.header).click();
  // The provider's own page asks, and leads back.
  await expect(colleague.getByRole('heading', { name: 'Our organisation' })).toBeVisible();
  await colleague.getByRole('button', { name: 'Sign out' }).click();
  await theirs.shows('Company Portal Login');
  await theirs.isAt('/company/login');
  await fillIn(theirs.main, { Email: `mia@${organisation.domain}` });
  await theirs.button('Sign in with your organisation').click();
  await expect(colleague.getByRole('button', { name: 'Sign in as Mia' })).toBeVisible();
  await organisation.stop();
});
