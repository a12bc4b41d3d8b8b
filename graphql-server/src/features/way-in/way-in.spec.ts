import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast, statusByRole } from '../../testing/cast.js';
import { createCompany, createEndUser } from '../../testing/factories.js';
import { storedMails } from '../../testing/mails.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { testConfig } from '../../testing/test-config.js';
import type { TestClient } from '../../testing/test-client.js';
import { Building } from '../buildings/index.js';
import { Company } from '../companies/index.js';
import { uniqueKey } from '../../testing/unique-key.js';

const UPDATE = `mutation ($input: UpdateCompanyWayInInput!) { updateCompanyWayIn(input: $input) {
  message company { slug chatUrl embedOrigins customDomain isCustomDomainConfirmed logoUrl } } }`;
const CONFIRM = `mutation ($input: ConfirmCompanyDomainInput!) { confirmCompanyDomain(input: $input) {
  company { chatUrl isCustomDomainConfirmed } } }`;
const SEND = `mutation ($input: SendSignInLinksInput!) { sendSignInLinks(input: $input) { sentCount } }`;

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  // The name of a company stands in the first screen of the built chat.
  app = await startTestApp({ config: { frontEndBuilds: testConfig().repositoryRoot } });
});
beforeEach(async () => {
  cast = await createCast(app);
});
afterAll(() => app.stop());

const update = (input: object, client: TestClient = cast.clients.companyAdmin) =>
  client.graphql<{ updateCompanyWayIn: { company: Record<string, unknown> } }>(UPDATE, { input });

const changed = async (input: object) => (await update(input)).data?.updateCompanyWayIn.company;

const codeOf = async (input: object) => (await update(input)).errors?.[0]?.extensions;

/** Asks for a page as a browser does that was given another name of this server. */
const pageAt = (path: string, host?: string) =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; html: string }>(
    (resolve, reject) => {
      const url = new URL(path, app.url);
      const headers = host ? { host } : {};
      get(url, { headers }, (answer) => {
        text(answer).then(
          (html) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, html }),
          reject,
        );
      }).on('error', reject);
    },
  );

const policyOf = ({ headers }: { headers: NodeJS.Dict<string | string[]> }) =>
  /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];

const manifestAt = async (path: string) => {
  const { status, headers, html } = await pageAt(path);
  expect([status, headers['content-type']]).toEqual([
    200,
    'application/manifest+json; charset=utf-8',
  ]);
  return JSON.parse(html) as { name: string; start_url: string; icons: { src: string }[] };
};

const widget = (slug: unknown, origin?: string) =>
  app.client().fetch(`/api/public/companies/${String(slug)}/widget`, {
    headers: origin ? { origin } : {},
  });

const upload = async (content: Buffer, name = 'logo.png', type = 'image/png') => {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(content)], { type }), name);
  const answer = await cast.clients.companyAdmin.fetch('/api/company/settings/logo', {
    method: 'PUT',
    body,
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

const picture = (side = 1200) =>
  sharp({ create: { width: side, height: side / 2, channels: 3, background: '#0b6b5f' } });

const posterAt = (id?: string) => `/api/company/poster${id ? `?buildingId=${id}` : ''}`;
const fetchFile = async (client: TestClient, path: string) => {
  const answer = await client.fetch(path);
  return { status: answer.status, body: await answer.arrayBuffer() };
};

describe('the address of a company', () => {
  it('is made from its name, and differs from that of others', async () => {
    const { admin } = cast.clients;
    const slugs: string[] = [];
    for (const name of ['Müller & Söhne Großbau', 'Müller & Söhne Großbau', '管理']) {
      const body = { name, address: 'x', email: 'a@b.example', phone: '1' };
      const answer = await admin.json('POST', '/api/companies', body);
      const { id } = (answer.body as { data: { id: string } }).data;
      slugs.push((await app.em().findOneOrFail(Company, { id })).slug);
    }
    expect(slugs[0]).toMatch(/^mueller-und-soehne-grossbau(?:-\d+)?$/);
    expect(new Set(slugs).size).toBe(3);
    expect(slugs[2]).toMatch(/^hausverwaltung(?:-\d+)?$/);
  });

  it('is changed by the company, and those before lead on to it', async () => {
    const before = (await app.em().findOneOrFail(Company, { id: cast.own.id })).slug;
    const slug = `elbe-${uniqueKey()}`;
    expect(await changed({ slug: ` ${slug.toUpperCase()} ` })).toMatchObject({ slug });
    const moved = await pageAt(`/c/${before}?building=x`);
    expect(moved).toMatchObject({ status: 302 });
    expect(moved.headers['location']).toBe(`/c/${slug}?building=x`);
    const { status, html } = await pageAt(`/c/${slug}`);
    expect(status).toBe(200);
    expect(html).toContain(`<title>${cast.own.name}</title>`);
    // It can have its own back; another company cannot.
    const foreign = await update({ slug: before }, cast.clients.otherAdmin);
    expect(foreign.errors?.[0]?.extensions).toMatchObject({
      fields: [{ field: 'slug', reason: 'SLUG_TAKEN' }],
    });
    expect(await changed({ slug: before })).toMatchObject({ slug: before });
  });

  it.each(['', 'x', '../admin', 'a/b', '<script>', 'ä', 'a--b', '-a', 'a'.repeat(49), "a'; --"])(
    'cannot be %j',
    async (slug) => {
      expect(await codeOf({ slug })).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ field: 'slug', reason: 'SLUG_INVALID' }],
      });
    },
  );

  it('shows no page where there is no company', async () => {
    for (const path of ['/c/niemand', '/embed/niemand', '/c', '/c/a/b', "/c/'%20or%201=1"]) {
      expect((await pageAt(path)).status).toBe(404);
    }
  });

  it('is changed with settings.edit, in the own company, and by no key', async () => {
    const input = { companyId: cast.own.id, embedOrigins: [] };
    expect(await codeByRole(cast, UPDATE, { input })).toEqual({
      anonymous: 'UNAUTHENTICATED',
      tenant: 'FORBIDDEN',
      staff: 'FORBIDDEN',
      manager: 'ok',
      companyAdmin: 'ok',
      otherAdmin: 'NOT_FOUND',
      admin: 'ok',
    });
    const { status } = await cast.keys.companyKey.json('PUT', '/api/company/settings/way-in', {});
    expect(status).toBe(403);
  });
});

describe('the own domain of a company', () => {
  it('leads to its chat once the platform has confirmed it', async () => {
    const domain = `chat-${uniqueKey()}.example`;
    await changed({ customDomain: domain });
    expect((await pageAt('/', domain)).html).not.toContain(cast.own.name);
    const input = { companyId: cast.own.id, customDomain: domain };
    expect(await codeByRole(cast, CONFIRM, { input })).toMatchObject({
      companyAdmin: 'FORBIDDEN',
      admin: 'ok',
    });
    expect((await pageAt('/', `${domain}:4150`)).html).toContain(cast.own.name);
    expect((await pageAt('/', 'unknown.example')).html).not.toContain(cast.own.name);
    // Another one has to be looked at anew.
    expect(await changed({ customDomain: `x-${domain}` })).toMatchObject({
      isCustomDomainConfirmed: false,
    });
    const late = await cast.clients.admin.graphql(CONFIRM, { input });
    expect(late.errors?.[0]?.extensions).toMatchObject({ reason: 'DOMAIN_CHANGED' });
  });

  it('belongs to one company', async () => {
    const customDomain = `zwei-${uniqueKey()}.example`;
    await update({ customDomain });
    await update({ customDomain }, cast.clients.otherAdmin);
    const confirm = (companyId: string) =>
      cast.clients.admin.graphql(CONFIRM, { input: { companyId, customDomain } });
    expect((await confirm(cast.own.id)).errors).toBeUndefined();
    expect((await confirm(cast.other.id)).errors?.[0]?.extensions).toMatchObject({
      reason: 'DOMAIN_TAKEN',
    });
  });

  it.each(['localhost', 'https://x.de', 'x', '1.2.3.4', 'a.de/b', 'a_b.de', 'a.de;x', '*.a.de'])(
    'cannot be %j',
    async (customDomain) => {
      expect(await codeOf({ customDomain })).toMatchObject({ code: 'BAD_USER_INPUT' });
    },
  );
});

describe('the chat on websites', () => {
  const SITE = 'https://www.elbe.example';

  it('is shown in frames of listed origins alone', async () => {
    const company = await changed({ embedOrigins: [`${SITE}/`, SITE, 'HTTPS://B.example:8443'] });
    expect(company?.['embedOrigins']).toEqual([SITE, 'https://b.example:8443']);
    const shown = await pageAt(`/embed/${String(company?.['slug'])}`);
    expect(policyOf(shown)).toBe(`${SITE} https://b.example:8443`);
    expect(shown.headers['x-frame-options']).toBeUndefined();
    // All other pages stay out of frames.
    for (const path of [`/c/${String(company?.['slug'])}`, '/', '/company/login']) {
      const page = await pageAt(path);
      expect(policyOf(page)).toBe("'none'");
      expect(page.headers['x-frame-options']).toBe('DENY');
    }
    await changed({ embedOrigins: [] });
    const closed = await pageAt(`/embed/${String(company?.['slug'])}`);
    expect(policyOf(closed)).toBe("'none'");
    expect(closed.headers['x-frame-options']).toBe('DENY');
  });

  it('tells a page of another origin that there is no such company', async () => {
    const company = await changed({ embedOrigins: [SITE] });
    const answer = await widget(company?.['slug'], SITE);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await answer.json()).toMatchObject({ data: { name: cast.own.name } });
    for (const origin of [undefined, 'https://evil.example', `${SITE}.evil.example`, 'null']) {
      const refused = await widget(company?.['slug'], origin);
      expect(refused.status).toBe(404);
      expect(refused.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it.each([
    'http://*.example',
    'https://a.example/path',
    'https://a.example?x',
    'https://u:p@a.example',
    "https://a.example; script-src 'unsafe-inline'",
    'javascript:alert(1)',
    'null',
    '*',
  ])('are not asked for by %j', async (origin) => {
    expect(await codeOf({ embedOrigins: [origin] })).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('is opened by a small script that every page may load', async () => {
    const answer = await fetch(new URL('/widget.js', app.url));
    const script = await answer.text();
    expect(script.length).toBeLessThan(10_000);
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('has a cookie that the browser keeps for that website alone', async () => {
    const tenant = await createEndUser(app.em(), cast.own);
    const client = app.client();
    const { email, authNumber } = tenant;
    const answer = await client.fetch('/api/users/authenticate', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-embedded': '1' },
      body: JSON.stringify({ email, authNumber }),
    });
    const cookie = answer.headers.getSetCookie().find((line) => line.includes('embedded'));
    for (const part of ['HttpOnly', 'Secure', 'SameSite=None', 'Partitioned']) {
      expect(cookie).toContain(part);
    }
    client.cookies.delete('hausgeist_session');
    const { data } = await client.graphql('{ viewer { kind } }');
    expect(data).toEqual({ viewer: { kind: 'END_USER' } });
  });
});

/** What a colleague is told of where the company's logo is. */
async function toldLogo(): Promise<string | null> {
  const { data } = await cast.clients.staff.graphql(
    '{ viewer { ... on CompanyUserViewer { companyUser { companyLogoUrl } } } }',
  );
  const { viewer } = data as { viewer: { companyUser: { companyLogoUrl: string | null } } };
  return viewer.companyUser.companyLogoUrl;
}

describe('the logo', () => {
  it('is drawn anew, and goes along with mails', async () => {
    const secret = 'Hinterhaus, 2. OG';
    const photo = await picture()
      .withExif({ IFD0: { Artist: secret } })
      .webp()
      .toBuffer();
    expect(photo.includes(secret)).toBe(true);
    const { status, body } = await upload(photo, 'logo.webp', 'image/webp');
    expect(status).toBe(200);
    const { logoUrl } = body['data'] as { logoUrl: string };
    const shown = await app.client().fetch(logoUrl);
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(bytes.includes(secret)).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 800, height: 400 });
    const tenant = await createEndUser(app.em(), cast.own);
    await cast.clients.companyAdmin.graphql(SEND, { input: { ids: [tenant.id] } });
    const [mail] = await storedMails(app, tenant.email);
    expect(mail?.html).toContain('src="cid:');
    expect(mail?.attachments).toHaveLength(1);
  });

  it('is told to those who work at the company, once there is one', async () => {
    expect(await toldLogo()).toBeNull();
    const { body } = await upload(await picture().png().toBuffer());
    expect(await toldLogo()).toBe((body['data'] as { logoUrl: string }).logoUrl);
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a picture that breaks off', Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB', 'base64')],
    ['nothing', Buffer.alloc(0)],
  ])('is not %s', async (_name, content) => {
    expect((await upload(content)).status).toBe(400);
    const { slug } = await app.em().findOneOrFail(Company, { id: cast.own.id });
    expect((await app.client().fetch(`/api/public/companies/${slug}/logo`)).status).toBe(404);
  });

  it('has at most 1 MB', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
    const large = await sharp({
      create: { width: 900, height: 900, channels: 3, background: '#fff', noise },
    })
      .png({ compressionLevel: 0 })
      .toBuffer();
    expect(await upload(large)).toMatchObject({ status: 400, body: { success: false } });
  });
});

describe('the installed chat', () => {
  it('has the name, the page and the colour of the company, and its logo once there is one', async () => {
    const { slug, name } = await app.em().findOneOrFail(Company, { id: cast.own.id });
    const manifest = await manifestAt(`/c/${slug}/app.webmanifest`);
    expect(manifest).toMatchObject({ name, start_url: `/c/${slug}`, display: 'standalone' });
    const icon = manifest.icons[0]?.src ?? '';
    expect((await pageAt(icon)).html).not.toContain('data:image/png');
    await upload(await picture().png().toBuffer());
    const { headers, html } = await pageAt(icon);
    expect(headers['content-type']).toBe('image/svg+xml');
    const drawn = await sharp(Buffer.from(html)).resize(192).png().metadata();
    expect(drawn).toMatchObject({ width: 512, height: 512 });
    expect(html).toContain('data:image/png');
  });

  it('has the same icon in a form that iPhones read', async () => {
    const { slug } = await app.em().findOneOrFail(Company, { id: cast.own.id });
    for (const path of [`/c/${slug}/app-icon.png`, '/app-icon.png']) {
      const answer = await fetch(new URL(path, app.url));
      expect(answer.headers.get('content-type')).toBe('image/png');
      const drawn = sharp(Buffer.from(await answer.arrayBuffer()));
      expect(await drawn.metadata()).toMatchObject({ width: 180, height: 180 });
    }
  });

  it('is that of all companies at the root, and of none where there is no company', async () => {
    const { name, start_url: start, icons } = await manifestAt('/app.webmanifest');
    expect([name, start]).toEqual(['Hausgeist', '/']);
    expect((await pageAt(icons[0]?.src ?? '')).status).toBe(200);
    expect((await pageAt('/c/nicht-da/app.webmanifest')).status).toBe(404);
  });
});

describe('a poster', () => {
  it('is made for a company and its buildings, by those who may see them', async () => {
    await createEndUser(app.em(), cast.own, { address: 'Lindenallee 12, 20095 Hamburg' });
    const building = await app.em().findOneOrFail(Building, { company: cast.own.id });
    const { status, body } = await fetchFile(cast.clients.companyAdmin, posterAt(building.id));
    expect([status, Buffer.from(body).toString('latin1', 0, 5)]).toEqual([200, '%PDF-']);
    expect(await statusByRole(cast, (client) => fetchFile(client, posterAt()))).toMatchObject({
      anonymous: 401,
      tenant: 403,
      companyAdmin: 200,
    });
    expect((await fetchFile(cast.clients.otherAdmin, posterAt(building.id))).status).toBe(404);
  });
});

describe('a building in the address', () => {
  it('is shown if it is one of the company', async () => {
    const company = await createCompany(app.em());
    const address = `Weg ${uniqueKey()}, 20095 Hamburg`;
    await createEndUser(app.em(), company, { address });
    const { id } = await app.em().findOneOrFail(Building, { company: company.id });
    const { pages } = app.app.features;
    const search = new URLSearchParams({ building: id });
    const find = (slug: string) => pages.find({ path: `/c/${slug}`, hostname: 'x', search });
    expect(await find(company.slug)).toMatchObject({ company: { building: address } });
    expect(await find(cast.own.slug)).toMatchObject({ company: { building: null } });
  });
});
