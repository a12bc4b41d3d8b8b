import type { BrowserContextOptions, Page } from '@playwright/test';
import { ChatPage } from '../../support/chat-page.js';
import { lindenhof, type Tenant } from '../../support/demo.js';
import { picture } from '../../support/files.js';
import { expect, test } from '../../support/fixtures.js';
import { mailedLink } from '../../support/mail-links.js';
import { BUILDING, Desk, NEIGHBOURS, prepareMorning } from '../../support/morning.js';
import { readMails } from '../../support/outbox.js';
import type { Product } from '../../support/product.js';
import { demoUser, fullName } from '../../support/staff.js';

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const DESK = { viewport: { width: 1440, height: 900 } };

const [anna, joerg = anna, elif = anna, ingrid = anna] = lindenhof.endUsers;
const sophie = demoUser('lindenhof', 'COMPANY_STAFF');
const tarek = demoUser('lindenhof', 'COMPANY_MANAGER');

const GAS = 'Hilfe, in der Küche riecht es stark nach Gas!';
const QUESTION = 'Kann ich für meine Schwester die Gästewohnung mieten?';
const QUESTION_OF_OTHERS = 'Was kostet die Gästewohnung für meinen Besuch?';
const ANSWER =
  'Ja, die Gästewohnung kostet 45 Euro pro Nacht. Bitte reservieren Sie unter 040 66969 130.';
const FACT = '45 Euro';
const DAMAGE = 'Im Flur ist die Scheibe der Haustür gesprungen, siehe Foto.';
const CRAFTSMAN = 'glaserei@handwerk.example';
const SUBJECT = 'Wasser wird am Mittwoch abgestellt';

interface Morning {
  product: Product;
  staff: Desk;
  manager: Desk;
  newVisitor: (screen?: BrowserContextOptions) => Promise<Page>;
}

/** A tenant's chat on a phone of their own, signed in. */
async function chatOf({ product, newVisitor }: Morning, tenant: Tenant): Promise<ChatPage> {
  const chat = new ChatPage(await newVisitor(PHONE));
  await chat.open(product.url);
  await chat.identify(tenant);
  return chat;
}

async function emergency(morning: Morning): Promise<void> {
  const { staff, manager } = morning;
  const chat = await chatOf(morning, anna);
  await chat.say(GAS);
  for (const desk of [staff, manager]) {
    const told = `Emergency: smell of gas · ${fullName(anna)}`;
    await expect(desk.messages).toContainText(told);
    await expect(desk.bell).toHaveAccessibleName('Notifications, 1 unread');
  }
  await expect(staff.conversation(fullName(anna))).toContainText('Emergency');
  await expect(chat.answerTo(GAS)).toContainText('112');

  for (const desk of [staff, manager]) {
    await desk.openEmergency();
    await expect(desk.log).toContainText(GAS);
    await expect(desk.bell).toHaveAccessibleName('Notifications, nothing unread');
  }
}

async function questionBecomesKnowledge(morning: Morning): Promise<void> {
  const { staff, manager } = morning;
  const chat = await chatOf(morning, joerg);
  await chat.say(QUESTION);
  await expect(chat.answerTo(QUESTION)).toBeVisible();
  await expect(chat.log).not.toContainText(FACT);
  await staff.goToInbox(/^Unanswered/);
  await staff.openConversation(fullName(joerg));
  await expect(staff.log).toContainText(QUESTION);
  await staff.button('Take Over').click();
  await expect(chat.log).toContainText(fullName(sophie));
  await staff.page.getByRole('textbox', { name: 'Your reply' }).fill(ANSWER);
  await staff.page.keyboard.press('Control+Enter');
  await expect(chat.log).toContainText(ANSWER);
  await staff.button('Hand Back to the Assistant').click();
  await expect(staff.button('Take Over')).toBeVisible();

  const editor = await staff.openDialog(staff.button('Propose as Knowledge', staff.log));
  await editor.getByLabel('Title').fill('Gästewohnung mieten');
  await staff.confirm('Propose');

  await manager.openNotification(/please review/);
  await manager.button('Review and Publish').click();
  await expect(manager.main).toContainText('Gästewohnung mieten');
  await manager.button('Publish').click();
  await expect(manager.main).toContainText('Published: 1 new');

  const next = await chatOf(morning, elif);
  await next.say(QUESTION_OF_OTHERS);
  await expect(next.answerTo(QUESTION_OF_OTHERS)).toContainText(FACT);
  await expect(next.answerTo(QUESTION_OF_OTHERS)).toContainText('Gästewohnung mieten');
  await expect(staff.conversation(fullName(joerg))).toHaveCount(0);
}

/** A moment two days from now as a field for moments takes it. */
function inTwoDays(): string {
  return `${new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)}T10:30`;
}

async function damageIsRepaired(morning: Morning): Promise<void> {
  const { product, staff, newVisitor } = morning;
  const chat = await chatOf(morning, ingrid);
  await chat.attach([picture('Scheibe.png')]);
  await chat.say(DAMAGE);
  await staff.goToInbox(/^All open/);
  await staff.openConversation(fullName(ingrid));
  await expect(staff.log).toContainText(DAMAGE);
  const dialog = await staff.openDialog('Turn into a case');
  await dialog.getByLabel('Title').fill('Scheibe der Haustür gesprungen');
  await expect(dialog.getByLabel('Scheibe.png')).toBeChecked();
  await dialog.getByLabel('Name or firm').fill('Glaserei Klar');
  await dialog.getByLabel('Email address').fill(CRAFTSMAN);
  await staff.confirm('Create case');
  await staff.shows('#1 Scheibe der Haustür gesprungen');
  await expect(chat.log).toContainText('Vorgangsnummer #1');
  const appointment = await staff.openDialog('Propose an appointment');
  await appointment.getByLabel('Day and time').fill(inTwoDays());
  await staff.confirm('Save');
  const sending = await staff.openDialog(staff.button('Send to craftsman').first());
  await expect(sending).toContainText(CRAFTSMAN);
  await staff.confirm('Send');
  await expect(staff.messages).toContainText(`Sent to ${CRAFTSMAN}`);

  const craftsman = await newVisitor(PHONE);
  await craftsman.goto(await mailedLink(product, CRAFTSMAN, '/company/job'));
  await craftsman.getByRole('button', { name: 'Confirm appointment' }).click();
  await expect(chat.log).toContainText('Termin vereinbart');
  await expect(staff.main).toContainText('confirmed the appointment');
  await craftsman.getByLabel('Add photos').setInputFiles([picture('Neue Scheibe.png')]);
  await expect(craftsman.getByText('Sent to the company: Neue Scheibe.png')).toBeVisible();
  await craftsman.getByRole('button', { name: 'Report as done' }).click();
  await expect(chat.log).toContainText('erledigt gemeldet');
  await expect(staff.main).toContainText('Neue Scheibe.png');
  await expect(staff.main).toContainText('Glaserei Klar reported the work as done');
}

async function mailsOfBroadcast(product: Product): Promise<string[]> {
  const mails = await readMails(product);
  return mails.filter(({ subject }) => subject === SUBJECT).map(({ to }) => to);
}

async function broadcastSurvivesCrash({ product, manager }: Morning): Promise<void> {
  await manager.follow('Broadcasts');
  const dialog = await manager.openDialog(manager.button('New Broadcast').first());
  await dialog.getByLabel('Recipients').selectOption({ label: 'Buildings' });
  await dialog.getByLabel(BUILDING).check();
  await dialog.getByLabel('Occasion').selectOption({ label: 'House and contract: for all' });
  await expect(dialog).toContainText(`Reaches ${2 + NEIGHBOURS} people`);
  await dialog.getByLabel('Subject').fill(SUBJECT);
  await dialog
    .getByLabel('Text', { exact: true })
    .fill('Guten Tag {{fullName}}, von 9 bis 12 Uhr.');
  await manager.confirm('Save Draft');
  await manager.openDialog('Send...');
  await manager.button('Send now', manager.dialog).click();
  let before: string[] = [];
  const someAreOut = async () => {
    before = await mailsOfBroadcast(product);
    return before.length > 0;
  };
  await expect.poll(someAreOut, { intervals: [20] }).toBe(true);
  await product.kill();
  const all = 2 + NEIGHBOURS;
  expect(before.length, 'mails before the crash, which has to come in the middle').toBeLessThan(
    all,
  );
  await product.start();

  await expect(manager.main).toContainText(`${all} of ${all} delivered`);
  await expect(manager.dialog).toBeHidden();
  await expect(manager.main).toContainText('Sent');
  const reached = await mailsOfBroadcast(product);
  expect(reached).toHaveLength(all);
  expect(new Set(reached).size).toBe(all);
}

test('a morning at the company: three people, each in front of their own screen', async ({
  newProduct,
  newVisitor,
}) => {
  test.slow();
  const product = await newProduct();
  await product.start();
  await prepareMorning(product);
  const staff = await Desk.open(await newVisitor(DESK), product, sophie);
  await staff.goToInbox(/^Emergencies/);
  const manager = await Desk.open(await newVisitor(DESK), product, tarek);
  await manager.follow('Overview');
  const morning = { product, staff, manager, newVisitor };

  await test.step('an emergency is told at once', () => emergency(morning));
  await test.step('an answer in person becomes knowledge', () => questionBecomesKnowledge(morning));
  await test.step('damage is repaired', () => damageIsRepaired(morning));
  await test.step('a message reaches a building, each once', () => broadcastSurvivesCrash(morning));
  for (const desk of [staff, manager]) desk.expectNeverLoadedAgain();
});
