import { ChatClient, newSessionId } from '../../support/chat-client.js';
import { nextTenant, lindenhof } from '../../support/demo.js';
import { picture, textFile, toFile } from '../../support/files.js';
import { expect, signIn, test } from '../../support/fixtures.js';

const REFUSED = [401, 403, 404];

test('a file is served to its owner only, as a download that no page can use', async ({
  product,
  otherTenant,
}) => {
  const tenant = nextTenant(lindenhof);
  const client = await signIn(product, tenant);
  const sessionId = newSessionId();
  const chosen = [textFile('Zählerstand März.txt', 100), picture('Fleck.png')];
  const uploaded = await client.upload(sessionId, chosen.map(toFile));
  const strangers = [
    new ChatClient(product.url),
    await signIn(product, otherTenant),
    await signIn(product, nextTenant(lindenhof)),
  ];

  async function expectGuarded(): Promise<void> {
    for (const { url } of uploaded) {
      for (const stranger of strangers) {
        const refused = await stranger.fetch(url);
        expect(REFUSED).toContain(refused.status);
        expect(await refused.text()).not.toContain('Heizung');
      }
    }
  }

  await expectGuarded();
  await client.send({
    sessionId,
    content: 'Sehen Sie bitte hier.',
    attachmentIds: uploaded.map(({ id }) => id),
  });
  await expectGuarded();

  for (const [index, { url, originalName }] of uploaded.entries()) {
    const response = await client.fetch(url);
    expect(response.status).toBe(200);
    const disposition = response.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment;/);
    expect(disposition).toContain(encodeURIComponent(originalName));
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    const body = Buffer.from(await response.arrayBuffer());
    expect(body).toEqual(chosen[index]?.buffer);
  }
});

test('neighbouring addresses and the folder itself show nothing', async ({ product, tenant }) => {
  const client = await signIn(product, tenant);
  const [file] = await client.upload(newSessionId(), [toFile(textFile('a.txt', 10))]);
  const { pathname } = new URL(file?.url ?? '/', product.url);
  const last = pathname.at(-1) === '0' ? '1' : '0';
  const addresses = [
    `${pathname.slice(0, -1)}${last}`,
    pathname.slice(0, pathname.lastIndexOf('/') + 1),
    `${pathname}/../`,
    '/api/files/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/api/files/..%5c..%5cserver.pid',
  ];
  for (const address of addresses) {
    const response = await client.fetch(address);
    expect(response.status, address).toBeGreaterThanOrEqual(400);
    expect(response.status, address).toBeLessThan(500);
  }
});
