import { AdminConsole } from '../../support/admin-console.js';
import { ChatPage } from '../../support/chat-page.js';
import { CompanyPortal } from '../../support/company-portal.js';
import { fillIn } from '../../support/console-page.js';
import { expect, test } from '../../support/fixtures.js';
import { mailedLink } from '../../support/mail-links.js';
import { readMails } from '../../support/outbox.js';
import { patience } from '../../support/patience.js';
import { GOOD_PASSWORD } from '../../support/staff.js';

// The main journeys are gone with everything moving, as most people have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const ADMIN = { email: 'ada.adler@hausgeist.example', password: 'Regenrinne-im-Mai' };

const COMPANY = {
  Name: 'Ahornblick Verwaltung GmbH',
  Address: 'Ahornallee 4, 50667 Köln',
  Email: 'info@ahornblick.example',
  Phone: '0221 55501',
};

const PROMPT = `# Ahornblick Verwaltung GmbH

## Fahrradkeller öffnen

Der Fahrradkeller im Hof ist von 6 bis 22 Uhr offen. Einen Schlüssel gibt es bei Frau Sommer unter 0221 55517.

## Sperrmüll anmelden

Sperrmüll holt die Stadt am zweiten Dienstag des Monats. Melden Sie ihn bitte zehn Tage vorher unter 0221 55528 an.

## Briefkasten klemmt

Klemmt der Briefkasten, kommt der Hausmeister innerhalb von drei Tagen. Sie erreichen ihn unter 0221 55539.
`;

const TENANT = {
  firstName: 'Nele',
  lastName: 'Krämer',
  email: 'nele.kraemer@post.example',
  authNumber: '604218',
};

test('from an empty installation to a tenant who gets an answer, and figures about it', async ({
  page,
  newProduct,
  newVisitor,
}) => {
  test.slow();
  const product = await newProduct({ template: undefined, settings: { SEED_DEMO: 'false' } });
  await product.start();
  const admin = new AdminConsole(page, product.url);

  await test.step('somebody registers and is written to', async () => {
    await admin.open('/admin/register', 'Register as Admin');
    await expect(admin.main).toContainText('Create an account to access the admin dashboard');
    await fillIn(admin.main, {
      Name: 'Ada Adler',
      Email: ADMIN.email,
      Password: ADMIN.password,
      'Confirm Password': ADMIN.password,
    });
    await admin.button('Register').click();
    await admin.isAt('/adminlogin');
  });

  await test.step('before the mailed link is followed, the account stays closed', async () => {
    await fillIn(admin.main, { Email: ADMIN.email, Password: ADMIN.password });
    await admin.button('Sign in').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.goto(await mailedLink(product, ADMIN.email, '/verify-email?token='));
    await expect(admin.main).toContainText('Email verified successfully! You can now log in.');
    await admin.isAt('/adminlogin');
  });

  await test.step('then it opens', async () => {
    await admin.signIn(ADMIN);
    await expect(page.getByRole('banner')).toContainText('Welcome, Ada');
    await expect(admin.main).toContainText('Registered Tenants');
    await expect(admin.row(ADMIN.email)).toContainText('Verified');
  });

  await test.step('a company is added', async () => {
    await admin.follow('Managing Companies');
    await expect(admin.main).toContainText('No companies found. Add a new company to get started.');
    const dialog = await admin.openDialog('Add Company');
    await expect(dialog).not.toContainText('Prompt File');
    await fillIn(dialog, COMPANY);
    await admin.confirm('Save');
    await expect(admin.row(COMPANY.Name)).toContainText('No custom prompt');
  });

  await test.step('its prompt file is taken in', async () => {
    await admin.act(COMPANY.Name, 'Edit');
    const { dialog } = admin;
    await dialog
      .getByLabel('Choose file')
      .setInputFiles({ name: 'bild.png', mimeType: 'image/png', buffer: Buffer.from('PNG') });
    await expect(dialog).toContainText('Please upload a text file (.txt, .md)');
    await dialog.getByLabel('Choose file').setInputFiles({
      name: 'ahornblick.md',
      mimeType: 'text/markdown',
      buffer: Buffer.from(PROMPT),
    });
    await admin.button('Upload', dialog).click();
    await expect(dialog).toContainText('Prompt uploaded successfully. 3 use cases vectorized.');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(admin.row(COMPANY.Name)).toContainText('Processed');
    await expect(admin.row(COMPANY.Name)).toContainText('3 use cases');
  });

  const employee = {
    firstName: 'Bruno',
    lastName: 'Baum',
    email: 'bruno.baum@ahornblick.example',
    password: GOOD_PASSWORD,
  };
  await test.step('somebody of the company gets a temporary password', async () => {
    await admin.row(COMPANY.Name).getByRole('link', { name: COMPANY.Name, exact: true }).click();
    await admin.shows(`${COMPANY.Name} Users`);
    await expect(admin.main).toContainText('No users found');
    const dialog = await admin.openDialog('Add User');
    await fillIn(dialog, {
      'First Name': employee.firstName,
      'Last Name': employee.lastName,
      Email: employee.email,
    });
    await dialog.getByLabel('Send invitation').uncheck();
    await fillIn(dialog, {
      'Temporary Password': employee.password,
      'Confirm Password': employee.password,
    });
    await admin.confirm('Add User');
    await expect(admin.row(employee.email)).toContainText('Staff');
    await expect(admin.row(employee.email)).toContainText('Never');
  });

  await test.step('a tenant is added, who gets the number by mail', async () => {
    await admin.follow('End Users');
    const dialog = await admin.openDialog('Add User');
    await admin.pickCompany(dialog, 'Managing Company', COMPANY.Name);
    await fillIn(dialog, {
      'First Name': TENANT.firstName,
      'Last Name': TENANT.lastName,
      Email: TENANT.email,
      Phone: '0221 55599',
      Address: 'Ahornallee 4, 50667 Köln',
      'Apartment Number': '9',
      'Auth Number': TENANT.authNumber,
    });
    await admin.confirm('Create & Send Invitation');
    await expect(admin.row(TENANT.email)).toContainText(TENANT.authNumber);
    await expect
      .poll(async () => (await readMails(product)).find(({ to }) => to === TENANT.email)?.text)
      .toContain(TENANT.authNumber);
  });

  await test.step('the tenant is answered from the file', async () => {
    const chat = new ChatPage(await newVisitor());
    await chat.open(product.url);
    await chat.identify(TENANT);
    const question = 'Wie komme ich in den Fahrradkeller?';
    await chat.say(question);
    await expect(chat.answerTo(question)).toContainText('0221 55517');
    await expect(chat.answerTo(question)).toContainText('Source: Fahrradkeller öffnen');
  });

  await test.step('figures about it appear', async () => {
    await admin.follow('Monitoring Dashboard');
    await expect(admin.main).not.toContainText('Sample data');
    const main = (card: string) => admin.main.getByRole('region', { name: card }).locator('p');
    // The server writes down what it has counted every ten seconds.
    await expect(async () => {
      await admin.button('Refresh Now').click();
      await expect(main('RAG Performance')).toHaveText('1Total queries', { timeout: 1_000 });
    }).toPass({ timeout: patience(30) });
    await expect(main('API Performance')).toHaveText(/^[1-9]\d*Total requests$/);
    await expect(main('Cost')).toHaveText('$0.00Total cost');
  });

  await test.step('the company finds its tenant in its portal', async () => {
    const portal = new CompanyPortal(await newVisitor(), product.url);
    await portal.signIn(employee);
    await expect(portal.header).toContainText('STAFF');
    await expect(portal.main).toContainText('Your password was given to you by an administrator.');
    await expect(portal.row(TENANT.email)).toContainText('Nele Krämer');
  });
});
