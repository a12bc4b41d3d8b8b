import { expectAccessible } from '../../support/accessibility.js';
import { ChatPage } from '../../support/chat-page.js';
import { HEATING, lindenhof } from '../../support/demo.js';
import { textFile } from '../../support/files.js';
import { expect, test } from '../../support/fixtures.js';
import { InboxPage } from '../../support/inbox-page.js';
import { demoUser, fullName } from '../../support/staff.js';

const staff = demoUser('lindenhof', 'COMPANY_MANAGER');

test(
  "a company's staff see a conversation as it happens, open it, and share its address",
  { tag: '@phone' },
  async ({ page, isMobile, newProduct, newVisitor }) => {
    const product = await newProduct();
    await product.start();
    // The demo data has a conversation of the first tenant; this one has none yet.
    const [withConversation, tenant = withConversation] = lindenhof.endUsers;
    const inbox = new InboxPage(page, product.url);
    await inbox.signIn(staff);
    await inbox.openInbox();
    await expect(inbox.conversation(fullName(withConversation))).toBeVisible();
    await expect(inbox.conversation(fullName(tenant))).toHaveCount(0);

    const chat = new ChatPage(await newVisitor());
    await chat.open(product.url);
    await chat.identify(tenant);
    await chat.say(HEATING.question);
    await expect(chat.answerTo(HEATING.question)).toContainText(HEATING.lindenhof.fact);

    const row = inbox.conversation(fullName(tenant));
    await expect(row).toContainText('Heating');
    await expect(row).toContainText('Unread');
    await expectAccessible(page, 'the inbox');

    await row.getByRole('link').click();
    await expect(inbox.log).toContainText(HEATING.question);
    await expect(inbox.log).toContainText(`Source: ${HEATING.lindenhof.source}`);
    await chat.attach([textFile('Ablesung.txt', 200)]);
    await chat.say('Hier ist meine Ablesung.');
    await expect(inbox.log).toContainText('Hier ist meine Ablesung.');
    const download = page.waitForEvent('download');
    await inbox.log.getByRole('button', { name: /Download\s*Ablesung\.txt/ }).click();
    expect((await download).suggestedFilename()).toBe('Ablesung.txt');
    await expectAccessible(page, 'an open conversation');

    await page.reload();
    await expect(inbox.log).toContainText(HEATING.question);
    await expect(inbox.log.getByRole('listitem').last()).toBeInViewport();
    await expect(page.getByRole('heading', { name: fullName(tenant) })).toBeInViewport();
    if (isMobile) {
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await inbox.button('More', page.getByRole('article')).click();
    }

    await inbox.button('Assign').click();
    await inbox.button(`${fullName(staff)} (me)`, inbox.dialog).click();
    await expect(inbox.log).toContainText('looks after the conversation');
    await inbox.button('Internal note').click();
    await page.getByRole('textbox', { name: 'Internal note' }).fill('Techniker ist bestellt.');
    await page.keyboard.press('Control+Enter');
    await expect(inbox.log).toContainText('Techniker ist bestellt.');
    await expect(chat.log).not.toContainText('Techniker ist bestellt.');

    await inbox.button('Take Over').click();
    await page.getByRole('textbox', { name: 'Your reply' }).fill('Ich komme um drei vorbei.');
    await page.keyboard.press('Control+Enter');
    await expect(inbox.log).toContainText('Ich komme um drei vorbei.');
    await expect(chat.log).toContainText('Ich komme um drei vorbei.');
    await expectAccessible(page, 'an answer in person');
    await chat.say('Danke, bis gleich!');
    await expect(inbox.log).toContainText('Danke, bis gleich!');
    await inbox.button('Hand Back to the Assistant').click();
    await expect(inbox.button('Take Over')).toBeVisible();

    if (isMobile) await inbox.button('More', page.getByRole('article')).click();
    await inbox.button('Snooze').click();
    await expectAccessible(page, 'the question when a conversation comes back');
    await inbox.dialog.getByRole('button', { name: /^Tomorrow/ }).click();
    await expect(row).toHaveCount(0);
    await chat.say('Eine Frage habe ich noch.');
    // What it shows of it may be the answer already.
    await expect(row).toHaveCount(1);
  },
);
