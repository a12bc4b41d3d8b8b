import { ChatPage } from '../../support/chat-page.js';
import { MIB, picture, textFile } from '../../support/files.js';
import { expect, test } from '../../support/fixtures.js';

test('files are staged, removed and sent with a message that shows name, size and purpose', async ({
  page,
  product,
  tenant,
}) => {
  const chat = new ChatPage(page);
  await chat.open(product.url);
  await chat.identify(tenant);
  await chat.attach([picture('Fleck an der Wand.png'), textFile('Notiz.txt', 1.5 * MIB)]);
  await expect(chat.stagedFiles).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove Fleck an der Wand.png' }).click();
  await expect(chat.stagedFiles).toHaveCount(1);
  await chat.attach([picture('Heizkörper.png')]);
  await expect(chat.stagedFiles).toHaveCount(2);

  await chat.say('Bitte sehen Sie sich das an.');
  await expect(chat.stagedFiles).toHaveCount(0);
  await expect(chat.answerTo('Bitte sehen Sie sich das an.')).toBeVisible();
  const shown = [/Notiz\.txt.*1\.50 MB.*Document/, /Heizkörper\.png.*0\.01 MB.*Image/];
  await expect(chat.attachedFiles).toHaveText(shown);

  // They come back from the server just so.
  await page.reload();
  await expect(chat.attachedFiles).toHaveText(shown);
  const download = page.waitForEvent('download');
  await chat.attachedFiles.getByRole('link', { name: 'Notiz.txt' }).click();
  expect((await download).suggestedFilename()).toBe('Notiz.txt');
});

test('files may be sent without any text', async ({ page, product, tenant }) => {
  const chat = new ChatPage(page);
  await chat.open(product.url);
  await chat.identify(tenant);
  await chat.attach([textFile('Kündigung.txt', 500)]);
  await chat.sendButton.click();
  await expect(chat.attachedFiles).toHaveText([/Kündigung\.txt/]);
  await expect(chat.answerTo('Kündigung.txt')).toBeVisible();
});

test('a file of another type is refused by name', async ({ page, product, tenant }) => {
  const chat = new ChatPage(page);
  await chat.open(product.url);
  await chat.identify(tenant);
  const program = { name: 'setup.exe', mimeType: 'application/x-msdownload' };
  await chat.attach([{ ...program, buffer: Buffer.from('MZ') }, textFile('a.txt', 10)]);
  await expect(page.getByText('setup.exe: Unsupported file type', { exact: true })).toBeVisible();
  await expect(chat.stagedFiles).toHaveText([/a\.txt/]);
});

test('a file that only pretends its type is refused by the server, and the text goes without it', async ({
  page,
  product,
  tenant,
}) => {
  const chat = new ChatPage(page);
  await chat.open(product.url);
  await chat.identify(tenant);
  const program = Buffer.from(`MZ${'\0'.repeat(200)}This program cannot be run in DOS mode.`);
  await chat.attach([{ name: 'Foto.png', mimeType: 'image/png', buffer: program }]);
  await expect(chat.stagedFiles).toHaveCount(1);
  await chat.say('Das ist mein Foto.');
  await expect(page.getByText('Foto.png: Unsupported file type')).toBeVisible();
  await expect(chat.answerTo('Das ist mein Foto.')).toBeVisible();
  await expect(chat.attachedFiles).toHaveCount(0);
});

test('a file of exactly 5 MB is taken, one byte more is refused by name', async ({
  page,
  product,
  tenant,
}) => {
  const chat = new ChatPage(page);
  await chat.open(product.url);
  await chat.identify(tenant);
  await chat.attach([textFile('zu gross.txt', 5 * MIB + 1), textFile('passt.txt', 5 * MIB)]);
  await expect(
    page.getByText('zu gross.txt: File size exceeds 5MB limit', { exact: true }),
  ).toBeVisible();
  await expect(chat.stagedFiles).toHaveText([/passt\.txt.*5\.00 MB/]);
  await chat.say('Hier ist die Datei.');
  await expect(chat.attachedFiles).toHaveText([/passt\.txt.*5\.00 MB/]);
  await expect(chat.answerTo('Hier ist die Datei.')).toBeVisible();
});

test('files of exactly 15 MB together are taken, the next one is refused by name', async ({
  page,
  product,
  tenant,
}) => {
  const chat = new ChatPage(page);
  await chat.open(product.url);
  await chat.identify(tenant);
  const full = ['eins.txt', 'zwei.txt', 'drei.txt'].map((name) => textFile(name, 5 * MIB));
  await chat.attach([...full, textFile('vier.txt', 1)]);
  await expect(
    page.getByText('Adding vier.txt would exceed 15MB total limit', { exact: true }),
  ).toBeVisible();
  await expect(chat.stagedFiles).toHaveCount(3);
});

test('before the sign-in nothing can be attached', async ({ page, product }) => {
  const chat = new ChatPage(page);
  await chat.open(product.url);
  await expect(page.getByRole('button', { name: /^Attach files/ })).toBeDisabled();
});
