import { expectAccessible } from '../../support/accessibility.js';
import { ChatPage } from '../../support/chat-page.js';
import { HEATING, lindenhof } from '../../support/demo.js';
import { expect, test } from '../../support/fixtures.js';
import { InboxPage } from '../../support/inbox-page.js';
import { demoUser, fullName } from '../../support/staff.js';

const staff = demoUser('lindenhof', 'COMPANY_MANAGER');

test(
  'a colleague answers with a text that the company keeps, and with a draft of the assistant',
  { tag: '@phone' },
  async ({ page, newProduct, newVisitor }) => {
    const product = await newProduct();
    await product.start();
    const [withConversation, tenant = withConversation] = lindenhof.endUsers;
    const inbox = new InboxPage(page, product.url);
    await inbox.signIn(staff);
    await inbox.open('/company/dashboard/settings?tab=replies', 'Company Settings');
    await expect(inbox.main).toContainText('No canned replies yet');
    const dialog = await inbox.openDialog('New canned reply');
    await dialog.getByLabel('Title').fill('Termin');
    await dialog.getByLabel('Text', { exact: true }).fill('Guten Tag , wir kommen um drei.');
    await page.keyboard.press('Home');
    for (let step = 0; step < 'Guten Tag '.length; step += 1)
      await page.keyboard.press('ArrowRight');
    await inbox.button('First and last name', dialog).click();
    await expectAccessible(page, 'dialog of a canned reply');
    await inbox.button('Save', dialog).click();
    await expect(inbox.main).toContainText('Guten Tag {{fullName}}, wir kommen um drei.');
    await expectAccessible(page, 'canned replies');

    const chat = new ChatPage(await newVisitor());
    await chat.open(product.url);
    await chat.identify(tenant);
    await chat.say(HEATING.question);
    await expect(chat.answerTo(HEATING.question)).toContainText(HEATING.lindenhof.fact);

    await inbox.openInbox();
    await inbox.conversation(fullName(tenant)).getByRole('link').click();
    await inbox.button('Take Over').click();
    // What colleagues see of it has come back, too: until then the field may be drawn once more.
    await expect(page.getByText(/looks after the conversation/)).toBeVisible();
    const reply = page.getByRole('textbox', { name: 'Your reply' });
    await reply.fill('/ter');
    await expect(page.getByRole('option')).toContainText('Termin');
    await expectAccessible(page, 'canned replies to choose from');
    await page.keyboard.press('Enter');
    await expect(reply).toHaveValue(`Guten Tag ${fullName(tenant)}, wir kommen um drei.`);
    await page.keyboard.press('Control+Enter');
    await expect(chat.log).toContainText(`Guten Tag ${fullName(tenant)}, wir kommen um drei.`);

    await inbox.button('Draft a Reply').click();
    await expect(reply).toHaveValue(new RegExp(HEATING.lindenhof.fact));
    await expect(page.getByText(/Based on: /)).toContainText(HEATING.lindenhof.source);
    await expectAccessible(page, 'a draft of the assistant');
  },
);
