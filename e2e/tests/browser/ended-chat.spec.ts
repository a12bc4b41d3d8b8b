import { expectAccessible } from '../../support/accessibility.js';
import { ChatPage } from '../../support/chat-page.js';
import { lindenhof } from '../../support/demo.js';
import { expect, test } from '../../support/fixtures.js';
import { InboxPage } from '../../support/inbox-page.js';
import { mailedLink } from '../../support/mail-links.js';
import { demoUser, fullName } from '../../support/staff.js';

const staff = demoUser('lindenhof', 'COMPANY_MANAGER');
const WISH = 'Ich möchte mit einem Menschen sprechen.';
const ANSWER = 'Guten Tag, ich rufe Sie heute um drei an.';

test(
  'a chat that its tenant has ended while waiting is answered by mail, and goes on where it was',
  { tag: '@phone' },
  async ({ page, newProduct, newVisitor }) => {
    const product = await newProduct();
    await product.start();
    const [withConversation, tenant = withConversation] = lindenhof.endUsers;
    const chat = new ChatPage(await newVisitor());
    await chat.open(product.url);
    await chat.identify(tenant);
    await chat.say(WISH);
    await expect(chat.answerTo(WISH)).toBeVisible();
    await chat.end();
    await chat.page.close();

    const inbox = new InboxPage(page, product.url);
    await inbox.signIn(staff);
    await inbox.openInbox('waiting');
    const row = inbox.conversation(fullName(tenant));
    await expect(row).toContainText('chat ended');
    await row.getByRole('link').click();
    await expect(inbox.log).toContainText(WISH);
    await expectAccessible(page, 'a chat that has ended while its tenant waits');
    await page.getByRole('textbox', { name: 'Your reply' }).fill(ANSWER);
    await page.keyboard.press('Control+Enter');
    await expect(inbox.log).toContainText(ANSWER);
    await expect(page.getByText(/chat ended/)).toHaveCount(0);
    const link = await mailedLink(product, tenant.email, '#chat=');

    // Without the mail, the chat says that there is an answer.
    const back = new ChatPage(await newVisitor());
    await back.open(product.url);
    await back.identify(tenant);
    await expect(back.page.getByText('Your property management has replied to you')).toBeVisible();
    await expectAccessible(back.page, 'a chat with an answer in another one');
    await back.page.getByRole('button', { name: 'Read the reply' }).click();
    await expect(back.log).toContainText(ANSWER);

    const byMail = new ChatPage(await newVisitor());
    await byMail.page.goto(link);
    await expect(byMail.log).toContainText(ANSWER);
    await byMail.say('Danke, das passt.');
    await expect(inbox.log).toContainText('Danke, das passt.');
  },
);
