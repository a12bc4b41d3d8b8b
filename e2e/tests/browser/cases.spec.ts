import { expectAccessible } from '../../support/accessibility.js';
import { ChatPage } from '../../support/chat-page.js';
import { lindenhof } from '../../support/demo.js';
import { picture } from '../../support/files.js';
import { expect, test } from '../../support/fixtures.js';
import { InboxPage } from '../../support/inbox-page.js';
import { readMails } from '../../support/outbox.js';
import { demoUser, fullName } from '../../support/staff.js';

const manager = demoUser('lindenhof', 'COMPANY_MANAGER');
const DAMAGE = 'Im Flur ist die Scheibe der Haustür gesprungen, siehe Foto.';
const CRAFTSMAN = 'glaserei@handwerk.example';

test(
  'damage with a photo becomes a case, a craftsman shows that it is done, and the tenant is told',
  { tag: '@phone' },
  async ({ page, newProduct, newVisitor, isMobile }) => {
    test.slow();
    const product = await newProduct();
    await product.start();
    const [first, tenant = first] = lindenhof.endUsers;
    const chat = new ChatPage(await newVisitor());
    await chat.open(product.url);
    await chat.identify(tenant);
    await chat.attach([picture('Scheibe.png')]);
    await chat.say(DAMAGE);

    const inbox = new InboxPage(page, product.url);
    await inbox.signIn(manager);
    await inbox.openInbox();
    await inbox.conversation(fullName(tenant)).getByRole('link').click();
    await expect(inbox.log).toContainText('siehe Foto');
    // On a phone what can be done with a conversation is behind one button.
    if (isMobile) await inbox.button('More', page.getByRole('article')).click();
    await inbox.button('Create a case').click();
    await inbox.dialog.getByLabel('Title').fill('Scheibe der Haustür gesprungen');
    await expect(inbox.dialog.getByLabel('Scheibe.png')).toBeChecked();
    await inbox.dialog.getByLabel('Name or firm').fill('Glaserei Klar');
    await inbox.dialog.getByLabel('Email address').fill(CRAFTSMAN);
    await inbox.confirm('Create case');
    await inbox.shows('#1 Scheibe der Haustür gesprungen');
    await expect(inbox.main).toContainText('Scheibe.png');
    await expect(chat.log).toContainText('Vorgangsnummer #1');
    const sending = await inbox.openDialog(inbox.button('Send to craftsman').first());
    await expect(sending).toContainText(CRAFTSMAN);
    await inbox.confirm('Send');
    await expect(inbox.messages).toContainText(`Sent to ${CRAFTSMAN}`);
    await expectAccessible(page, 'a case');

    const mails = await readMails(product);
    const sent = mails.find(({ to }) => to === CRAFTSMAN);
    const link = /https?:\/\/\S+\/company\/job#[\w-]+/.exec(sent?.text ?? '')?.[0] ?? '';
    const craftsman = await newVisitor();
    await craftsman.goto(`${product.url}${new URL(link).pathname}${new URL(link).hash}`);
    await expect(craftsman.getByRole('heading', { level: 1 })).toContainText('#1');
    await craftsman.getByLabel('Add photos').setInputFiles([picture('Neue Scheibe.png')]);
    await expect(craftsman.getByText('Sent to the company: Neue Scheibe.png')).toBeVisible();
    await expectAccessible(craftsman, 'the page of a craftsman');
    await craftsman.getByRole('button', { name: 'Report as done' }).click();

    await expect(chat.log).toContainText('erledigt gemeldet');
    await expect(inbox.main).toContainText('Neue Scheibe.png');
    await expect(inbox.main).toContainText('Glaserei Klar reported the work as done');
  },
);
