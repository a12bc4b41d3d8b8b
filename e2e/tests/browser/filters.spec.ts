import { expectAccessible } from '../../support/accessibility.js';
import { AdminConsole } from '../../support/admin-console.js';
import { lindenhof, seeblick } from '../../support/demo.js';
import { expect, test } from '../../support/fixtures.js';
import { demoAdmin } from '../../support/staff.js';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

// Passing messages are a popover, too.
const SHEET = '[popover=auto]:popover-open';

test('a phone keeps the filters of a list in a sheet, which gives the focus back', async ({
  page,
  product,
}) => {
  const admin = new AdminConsole(page, product.url);
  await admin.signIn(demoAdmin);
  await admin.open('/admin/tenantsowners', 'End Users');
  const opener = admin.main.getByRole('button', { name: /^Filters/ });
  const sheet = page.locator(SHEET);
  const company = page.getByRole('combobox', { name: 'Company' });
  const [ours, theirs] = [lindenhof.endUsers[0], seeblick.endUsers[0]];
  await expect(admin.row(theirs.email)).toBeVisible();
  await expect(company).toBeHidden();

  await opener.tap();
  await expect(sheet).toBeFocused();
  await expectAccessible(page, 'filters', SHEET);
  await company.tap();
  await page.getByRole('option', { name: lindenhof.name }).tap();
  await expect(company).toHaveValue(lindenhof.name);
  await expect(sheet, 'it stays open for the next filter').toBeVisible();
  await expect(admin.row(theirs.email)).toHaveCount(0);

  await company.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox'), 'first the choices are closed').toBeHidden();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(opener).toHaveText('Filters (1)');
  await expect(admin.row(ours.email)).toBeVisible();

  await opener.tap();
  await page.touchscreen.tap(180, 20);
  await expect(sheet).toBeHidden();
  await opener.tap();
  await admin.button('Close', sheet).tap();
  await expect(opener).toBeFocused();

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(company).toBeVisible();
  await expect(opener).toBeHidden();
});

test('one of many actions is found by its name in the sheet, kept in the address, and taken back', async ({
  page,
  product,
}) => {
  const admin = new AdminConsole(page, product.url);
  await admin.signIn(demoAdmin);
  await admin.open('/admin/audit', 'Audit Log');
  await admin.main.getByRole('button', { name: /^Filters/ }).tap();
  const action = page.getByRole('combobox', { name: 'Action' });
  await action.tap();
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options).not.toHaveCount(0);
  const [first] = await options.all();
  expect((await first?.boundingBox())?.height, 'a finger hits it').toBeGreaterThanOrEqual(44);
  await expectAccessible(page, 'choices', SHEET);
  await action.fill('refused sign');
  await expect(options).toHaveCount(1);
  await options.tap();
  await expect(page).toHaveURL(/action=session\.refused/);
  await page.reload();
  await admin.main.getByRole('button', { name: 'Filters (1)' }).tap();
  await expect(action).not.toHaveValue('');
  await page.getByRole('button', { name: 'Show all actions' }).tap();
  await expect(action).toHaveValue('');
  await expect(page).not.toHaveURL(/action=/);
});
