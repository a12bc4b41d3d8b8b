import { createHash } from 'node:crypto';
import type { PageCompany } from '@hausgeist/schema';
import { describe, expect, it } from 'vitest';
import { type PageEntry, renderShellPage, type Shell } from './shell-page.js';

const shell: Shell = {
  template:
    '<html lang="{{lang}}" dir="{{dir}}" {{attributes}}><title>{{title}}</title>{{early}}{{hints}}<link href="{{touchIcon}}">{{manifest}}<style>a{}</style>{{firstStyles}}{{firstScreen}}<script type="application/json" id="registry">{{registry}}</script>',
  texts: { de: { title: 'Für "A & B" <i>' }, en: { title: 'Chat' } },
  shared: {},
};

const chat: PageEntry = {
  name: 'mf-chat',
  version: '1',
  entry: '/remotes/mf-chat/1/remoteEntry.js',
  manifest: '/remotes/mf-chat/1/mf-manifest.json',
  integrity: 'sha384-abc',
  routes: ['/'],
  navigation: [],
  audience: 'end-user',
  preload: { scripts: ['/remotes/mf-chat/1/app.js'], styles: ['/remotes/mf-chat/1/app.css'] },
};
const admin: PageEntry = {
  ...chat,
  name: 'mf-admin',
  routes: ['/adminlogin', '/admin/*'],
  audience: 'admin',
};

function render(overrides: Partial<Parameters<typeof renderShellPage>[0]> = {}) {
  return renderShellPage({
    shell,
    entries: [chat, admin],
    path: '/',
    preferences: { locale: 'de', theme: undefined, textSize: undefined, hasFoldedSidebar: false },
    publicUrl: 'https://chat.example',
    isStranger: true,
    isTraced: false,
    page: { kind: 'none' },
    ...overrides,
  });
}

const drawn: PageEntry = {
  ...chat,
  firstScreen: {
    routes: ['/'],
    screens: { de: '<form><textarea></textarea></form>' },
    styles: 'form{}',
  },
};

const registryOf = (html: string) =>
  JSON.parse(/id="registry">([^]*)<\/script>/.exec(html)?.[1] ?? '') as unknown[];

const found = (path: string) => render({ path }).found;

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

/** What a page called so is made of. */
const parts = (name: string) => ({
  files: [`/${name}.js`, `/${name}.css`],
  texts: { de: [`/${name}-de.js`], en: [`/${name}-en.js`] },
});

describe('the page of the shell', () => {
  it('comes in the language and the colours of the visitor', () => {
    const { html } = render({
      preferences: { locale: 'en', theme: 'dark', textSize: 'large', hasFoldedSidebar: true },
    });
    expect(html).toContain(
      '<html lang="en" dir="ltr" data-theme="dark" data-text-size="large"><title>Chat</title>',
    );
  });

  it('has the sidebar of a console as it was left', () => {
    const preferences = {
      ...({ locale: 'de', theme: undefined, textSize: undefined } as const),
      hasFoldedSidebar: true,
    };
    expect(render({ path: '/admin', preferences }).html).toContain(' data-sidebar="folded"');
    expect(render({ path: '/', preferences }).html).not.toContain('data-sidebar');
  });

  it('tells its scripts whether the server follows traces', () => {
    expect(render().html).not.toContain('data-traced');
    expect(render({ isTraced: true }).html).toMatch(/^<html [^>]* data-traced>/);
  });

  it('begins on the right where its language does', () => {
    const { html } = render({
      preferences: { locale: 'ar', theme: undefined, textSize: undefined, hasFoldedSidebar: false },
    });
    expect(html).toContain('<html lang="ar" dir="rtl" >');
  });

  it('escapes its texts', () => {
    expect(render().html).toContain('<title>Für &quot;A &amp; B&quot; &lt;i></title>');
  });

  it('lists the micro-frontends without what only the page needs', () => {
    const { preload: _preload, ...listed } = chat;
    expect(registryOf(render().html)[0]).toEqual(listed);
  });

  it('shows strangers the first screen of the app before its scripts run', () => {
    const { html, contentSecurityPolicy } = render({ entries: [drawn, admin] });
    expect(html).toContain('<style>form{}</style>');
    expect(html).toContain('<div id="first-screen"><form><textarea></textarea></form></div>');
    const digest = createHash('sha256').update('form{}').digest('base64');
    expect(directive(contentSecurityPolicy, 'style-src')).toContain(`'sha256-${digest}'`);
    expect(registryOf(html)[0]).not.toHaveProperty('firstScreen');
  });

  it.each([
    ['people with a session', { isStranger: false }],
    [
      'readers of a language without one',
      {
        preferences: {
          locale: 'en',
          theme: undefined,
          textSize: undefined,
          hasFoldedSidebar: false,
        },
      },
    ],
    ['other pages of the app', { path: '/adminlogin' }],
  ] as const)('shows no first screen to %s', (_who, overrides) => {
    expect(render({ entries: [drawn, admin], ...overrides }).html).not.toContain('first-screen');
  });

  it('says of a console what its own program says', () => {
    const texts = { ...shell.texts, de: { title: 'Chat' } };
    const consoleTexts = { admin: { de: { title: 'Administration' } } };
    const at = (path: string) => render({ path, shell: { ...shell, texts, consoleTexts } }).html;
    expect(at('/adminlogin')).toContain('data-console="admin"><title>Administration</title>');
    expect(at('/')).toContain('><title>Chat</title>');
    expect(at('/')).not.toContain('data-console');
  });

  it('keeps a name from ending the script element', () => {
    const hostile = {
      ...chat,
      navigation: [{ path: '/', label: { de: '</script><script>alert(1)', en: '' } }],
    };
    const { html } = render({ entries: [hostile] });
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(registryOf(html)).toEqual([expect.objectContaining({ navigation: hostile.navigation })]);
  });

  it('preloads what the current path needs, with the integrity value of the later request', () => {
    expect(render().html).toContain(
      '<link rel="preload" href="/remotes/mf-chat/1/remoteEntry.js" as="script" integrity="sha384-abc"><link rel="preload" href="/remotes/mf-chat/1/app.js" as="script"><link rel="preload" href="/remotes/mf-chat/1/app.css" as="style">',
    );
  });

  it('preloads the parts of exactly the current page, in the language of the reader', () => {
    const pages = [
      { route: '/admin/*', ...parts('frame') },
      { route: '/admin/people', ...parts('people') },
      { route: '/adminlogin', ...parts('login') },
    ];
    const integrity = { '/people.js': 'sha256-abc' };
    const entry = { ...admin, preload: { scripts: [], styles: [], pages, integrity } };
    const hintsAt = (path: string) =>
      [
        ...render({ entries: [entry], path }).html.matchAll(/preload" href="\/(\w[\w-]*\.\w+)"/g),
      ].map(([, file]) => file);
    const ofFrame = ['frame.js', 'frame.css', 'frame-de.js'];
    expect(hintsAt('/admin/people')).toEqual([
      ...ofFrame,
      ...['people.js', 'people.css', 'people-de.js'],
    ]);
    expect(hintsAt('/admin/others')).toEqual(ofFrame);
    expect(hintsAt('/adminlogin')).toEqual(['login.js', 'login.css', 'login-de.js']);
    expect(render({ entries: [entry], path: '/admin/people' }).html).toContain(
      'href="/people.js" as="script" integrity="sha256-abc"',
    );
    expect(registryOf(render({ entries: [entry] }).html)[0]).not.toHaveProperty('preload');
  });

  it('preloads what only consoles need on their pages alone', () => {
    const ofConsoles = ['/assets/consoles.js', '/assets/consoles.css'];
    const htmlAt = (path: string) => render({ shell: { ...shell, ofConsoles }, path }).html;
    const hints =
      '<link rel="preload" href="/assets/consoles.js" as="script"><link rel="preload" href="/assets/consoles.css" as="style">';
    expect(htmlAt('/adminlogin')).toContain(hints);
    expect(htmlAt('/')).not.toContain('consoles');
  });

  it('preloads the font for tenants, whose pages take it only for the first paint', () => {
    const withFont = { ...shell, font: '/inter.woff2' };
    expect(render({ shell: withFont }).html).toContain(
      '<link rel="preload" href="/inter.woff2" as="font" type="font/woff2" crossorigin>',
    );
    expect(render({ shell: withFont, path: '/adminlogin' }).html).not.toContain('inter.woff2');
  });

  it('has consoles ask before their scripts are there, each page what it asks first', () => {
    const early = { script: '/assets/early.js', viewer: '{"query":"{viewer}"}' };
    const entry = { ...admin, early: [{ path: '/admin/people', question: '{"a":"</script>"}' }] };
    const entries = [chat, entry];
    const htmlAt = (path: string) => render({ shell: { ...shell, early }, entries, path }).html;
    const questionsAt = (path: string) =>
      JSON.parse(/id="early">([^<]*)<\/script>/.exec(htmlAt(path))?.[1] ?? '') as unknown;
    expect(htmlAt('/admin/people')).toContain('<script src="/assets/early.js" defer></script>');
    expect(questionsAt('/admin/people')).toEqual({
      ...{ audience: 'admin', viewer: early.viewer },
      page: '{"a":"</script>"}',
    });
    expect(questionsAt('/admin/people/1')).toEqual({ audience: 'admin', viewer: early.viewer });
    expect(htmlAt('/')).not.toContain('early');
    expect(registryOf(htmlAt('/admin/people'))[1]).not.toHaveProperty('early');
  });

  it('can be installed where it is the chat, but not in a frame of a website', () => {
    const company = { slug: 'lindenhof', name: 'Lindenhof', isEmbedded: false } as PageCompany;
    const pageOf = (isEmbedded: boolean) =>
      ({ kind: 'company', company: { ...company, isEmbedded }, frameAncestors: [] }) as const;
    expect(render().html).toContain('<link rel="manifest" href="/app.webmanifest">');
    expect(render({ page: pageOf(false) }).html).toContain('href="/c/lindenhof/app.webmanifest"');
    expect(render({ page: pageOf(true) }).html).not.toContain('rel="manifest"');
    expect(render().html).toContain('<link href="/app-icon.png">');
    expect(render({ page: pageOf(false) }).html).toContain('href="/c/lindenhof/app-icon.png"');
    expect(render({ path: '/adminlogin' }).html).not.toContain('rel="manifest"');
  });

  it('finds exact paths and those below a prefix, and tells when there is none', () => {
    expect(['/', '/adminlogin', '/admin', '/admin/x/y', '/admin/'].map(found)).toEqual(
      Array.from({ length: 5 }, () => true),
    );
    expect(['/administrator', '/adminlogin/x', '/x'].map(found)).toEqual([false, false, false]);
  });
});

describe('its content security policy', () => {
  it('allows scripts of this site alone, and the styles of the page by their hash', () => {
    const { contentSecurityPolicy: policy } = render();
    expect(directive(policy, 'script-src')).toBe("script-src 'self'");
    expect(directive(policy, 'style-src')).toMatch(/^style-src 'self' 'sha256-[\w+/]{43}='$/);
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' wss://chat.example");
    expect(policy).not.toContain('unsafe');
  });

  it('adds the origins that development servers have', () => {
    const entries = [{ ...chat, entry: 'http://localhost:4101/remoteEntry.js' }];
    const { contentSecurityPolicy: policy, html } = render({
      entries,
      shell: { ...shell, devOrigin: 'http://localhost:4100' },
    });
    expect(directive(policy, 'script-src')).toBe(
      "script-src 'self' http://localhost:4101 http://localhost:4100",
    );
    expect(directive(policy, 'connect-src')).toContain('ws://localhost:4100');
    expect(html).toContain('as="script" crossorigin="anonymous"');
  });
});
