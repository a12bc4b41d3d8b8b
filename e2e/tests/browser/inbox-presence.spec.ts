import { expectAccessible } from '../../support/accessibility.js';
import { lindenhof } from '../../support/demo.js';
import { expect, test } from '../../support/fixtures.js';
import { InboxPage } from '../../support/inbox-page.js';
import { demoUser, fullName } from '../../support/staff.js';

const staff = demoUser('lindenhof', 'COMPANY_STAFF');
const manager = demoUser('lindenhof', 'COMPANY_MANAGER');

test('two colleagues see of each other who has a conversation open and who writes', async ({
  page,
  newProduct,
  newVisitor,
}) => {
  const product = await newProduct();
  await product.start();
  const person = fullName(lindenhof.endUsers[0]);
  const first = new InboxPage(page, product.url);
  await first.signIn(manager);
  await first.openInbox();
  await first.conversation(person).getByRole('link').click();
  await expect(first.log).toBeVisible();

  // Whoever comes later knows at once who is there already.
  const other = await newVisitor();
  const second = new InboxPage(other, product.url);
  await second.signIn(staff);
  await second.openInbox();
  const row = second.conversation(person);
  await expect(row).toContainText(`${fullName(manager)} has this conversation open.`);
  await expect(first.conversation(person)).not.toContainText(fullName(staff));

  await row.getByRole('link').click();
  const status = page.getByRole('status');
  await expect(status.filter({ hasText: `${fullName(staff)} has` })).toBeVisible();
  await other.getByRole('textbox', { name: 'Internal note' }).fill('Ich rufe an.');
  await expect(status.filter({ hasText: `${fullName(staff)} is writing` })).toBeVisible();
  await expectAccessible(page, 'a conversation at which a colleague is');

  // Everything is done and gone to by its name.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /command/ }).fill('assign to me');
  await expectAccessible(page, 'the palette');
  await page.keyboard.press('Enter');
  await expect(first.log).toContainText('looks after the conversation');

  // A closed tab says nothing more, and is forgotten.
  await other.close();
  await expect(first.conversation(person)).not.toContainText(fullName(staff));
});
