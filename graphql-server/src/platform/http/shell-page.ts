import { createHash } from 'node:crypto';
import {
  type Audience,
  directionOf,
  findEntry,
  isAnswered,
  type Language,
  type RegistryEntry,
} from '@hausgeist/schema';
import type { CompanyPage } from './company-page.js';
import { contentTypeOf } from './static-content.js';
import type { PagePreferences } from './page-preferences.js';

/** What is shown to strangers at some routes until the scripts of the app run. */
export interface FirstScreen {
  routes: readonly string[];
  /** Markup for each language. */
  screens: Partial<Record<Language, string>>;
  /** The styles that the markup needs. */
  styles: string;
}

/** A registry entry with what the page may fetch ahead. */
export interface PageEntry extends RegistryEntry {
  /** Addresses that the first screen needs besides the entry itself. */
  preload: {
    scripts: readonly string[];
    styles: readonly string[];
    /** Those of single pages: for all readers, and those with texts in a language. */
    pages?: readonly {
      route: string;
      files: readonly string[];
      texts: Readonly<Record<string, readonly string[]>>;
    }[];
    /** Subresource-integrity values by address. The browser takes what it fetched ahead only with the same ones. */
    integrity?: Readonly<Record<string, string>>;
  };
  firstScreen?: FirstScreen | undefined;
  /** What pages ask the server first: bodies of requests. */
  early?: readonly { path: string; question: string }[] | undefined;
  /** The files of a release at an origin of its team, below a folder of that origin. */
  hosted?: { folder: string; files: readonly string[] };
}

/** What the page says before its program runs, by the names of its places. */
type Texts = Partial<Record<Language, Record<string, string>>>;

/** A built shell: its page with {{places}} to fill, and what it says about itself. */
export interface Shell {
  template: string;
  texts: Texts;
  /** The same of the consoles, where it differs. */
  consoleTexts?: Partial<Record<Audience, Texts>>;
  /** Versions of the libraries it shares with micro-frontends. */
  shared: Record<string, string>;
  /** Its own files that only consoles need. */
  ofConsoles?: readonly string[];
  /** The font that tenants' pages have only if it is there at the first paint; undefined in builds before it. */
  font?: string | undefined;
  /** Its script that asks before the others are there, and what it asks on every page of a console. */
  early?: { script: string; viewer: string } | undefined;
  /** Origin of its development server, if that is where its files come from. */
  devOrigin?: string;
}

/** A page ready to be sent. */
export interface ShellPage {
  html: string;
  contentSecurityPolicy: string;
  /** False when no micro-frontend answers the path; the page then says so. */
  found: boolean;
}

interface ShellPageOptions {
  shell: Shell;
  entries: readonly PageEntry[];
  path: string;
  preferences: PagePreferences;
  /** The visitor comes without a session of those whom the page is for. */
  isStranger: boolean;
  /** Whether requests of the page shall name traces. */
  isTraced: boolean;
  /** Whose chat it is. */
  page: CompanyPage;
  /** Where the page is served from, for the socket's place in the policy. */
  publicUrl: string;
}

/** Fills the shell's page for one visitor. */
export function renderShellPage(options: ShellPageOptions): ShellPage {
  const { shell, entries, path, preferences, isStranger, isTraced, page } = options;
  const { locale, theme, textSize, hasFoldedSidebar } = preferences;
  const current = page.kind === 'unknown' ? undefined : findEntry(entries, path);
  const isForTenants = (current?.audience ?? 'end-user') === 'end-user';
  // It says what the chat of all companies says.
  const isOfAll = isStranger && page.kind === 'none';
  const firstScreen = isOfAll ? firstScreenAt(path, locale, current) : undefined;
  const places: Record<string, string> = {
    ...escapedTexts({
      ...shell.texts[locale],
      ...(isForTenants
        ? textsOf(page)
        : shell.consoleTexts?.[current?.audience ?? 'end-user']?.[locale]),
    }),
    lang: locale,
    dir: directionOf(locale),
    attributes: [
      theme && `data-theme="${theme}"`,
      textSize && isForTenants && `data-text-size="${textSize}"`,
      hasFoldedSidebar && !isForTenants && 'data-sidebar="folded"',
      !isForTenants && current && `data-console="${current.audience}"`,
      isTraced && 'data-traced',
    ]
      .filter(Boolean)
      .join(' '),
    hints: [
      isForTenants
        ? fontHint(shell.font)
        : (shell.ofConsoles ?? []).map((href) => preloadLink(href)).join(''),
      current ? preloadHints(current, path, locale) : '',
    ].join(''),
    early: current && shell.early && !isForTenants ? askEarly(shell.early, current, path) : '',
    touchIcon: page.kind === 'company' ? `/c/${page.company.slug}/app-icon.png` : '/app-icon.png',
    manifest: current?.audience === 'end-user' ? manifestLink(page) : '',
    company: page.kind === 'company' ? inlineJson(page.company) : 'null',
    firstStyles: firstScreen ? `<style>${firstScreen.styles}</style>` : '',
    firstScreen: firstScreen ? `<div id="first-screen">${firstScreen.markup}</div>` : '',
    registry: inlineJson(
      entries.map(({ preload: _1, firstScreen: _2, hosted: _3, early: _4, ...entry }) => entry),
    ),
  };
  return {
    html: shell.template.replaceAll(
      /\{\{(\w+)\}\}/g,
      (_match, place: string) => places[place] ?? '',
    ),
    contentSecurityPolicy: contentSecurityPolicy(options, firstScreen?.styles),
    found: current !== undefined,
  };
}

/** The chat can be installed; not where it stands in the frame of a website. */
function manifestLink(page: CompanyPage): string {
  if (page.kind !== 'company') return '<link rel="manifest" href="/app.webmanifest">';
  if (page.company.isEmbedded) return '';
  return `<link rel="manifest" href="/c/${page.company.slug}/app.webmanifest">`;
}

function firstScreenAt(path: string, locale: Language, entry: PageEntry | undefined) {
  const { routes = [], screens, styles = '' } = entry?.firstScreen ?? {};
  const markup = screens?.[locale];
  return markup && routes.includes(path) ? { markup, styles } : undefined;
}

/** The same cross-origin mode as the later request, or the browser fetches everything twice. */
function preloadHints(
  { entry, integrity, preload }: PageEntry,
  path: string,
  locale: Language,
): string {
  const { scripts, styles, pages = [] } = preload;
  const ofPage = pages
    .filter(({ route }) => isAnswered([route], path))
    .flatMap(({ files, texts }) => [...files, ...(texts[locale] ?? [])]);
  const others = new Set([...scripts, ...styles, ...ofPage]);
  return [
    preloadLink(entry, integrity),
    ...[...others].map((href) => preloadLink(href, preload.integrity?.[href])),
  ].join('');
}

/** Has the browser ask who is signed in, and what the page asks first, while the scripts of the app are on their way. */
function askEarly(
  { script, viewer }: NonNullable<Shell['early']>,
  { audience, early = [] }: PageEntry,
  path: string,
): string {
  const page = early.find((question) => question.path === path)?.question;
  const questions = inlineJson({ audience, viewer, page });
  return `<script type="application/json" id="early">${questions}</script><script src="${script}" defer></script>`;
}

/** Fonts are fetched without cookies wherever they lie. */
const fontHint = (href: string | undefined): string =>
  href
    ? `<link rel="preload" href="${escapeHtml(href)}" as="font" type="font/woff2" crossorigin>`
    : '';

function preloadLink(href: string, integrity?: string): string {
  const as = href.endsWith('.css') ? 'style' : 'script';
  const foreign = /^https?:/.test(href) ? ' crossorigin="anonymous"' : '';
  const extra = integrity ? ` integrity="${integrity}"` : '';
  return `<link rel="preload" href="${escapeHtml(href)}" as="${as}"${foreign}${extra}>`;
}

/** The head of the page before its program runs. */
const textsOf = (page: CompanyPage): Record<string, string> =>
  page.kind === 'company' ? { product: page.company.name, title: page.company.name } : {};

/** Where the sockets of the page are: also under the company's own domain. */
function socketUrls({ publicUrl, page }: ShellPageOptions): string[] {
  if (page.kind !== 'company' || !page.host) return [publicUrl];
  return [publicUrl, `${new URL(publicUrl).protocol}//${page.host}`];
}

function contentSecurityPolicy(options: ShellPageOptions, firstStyles: string | undefined): string {
  const { entries, page, shell } = options;
  const { template, devOrigin } = shell;
  const origins = new Set(
    entries
      .filter(({ entry, hosted }) => /^https?:/.test(entry) && !hosted)
      .map(({ entry }) => entry)
      .map(originOf),
  );
  if (devOrigin) origins.add(devOrigin);
  const foreign = [...origins];
  const inTemplate = [...template.matchAll(/<style>([^]*?)<\/style>/g)].map(([, css = '']) => css);
  const styles = [...inTemplate, ...(firstStyles ? [firstStyles] : [])].map(
    (css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );
  const sockets = [...socketUrls(options), ...foreign].map((url) =>
    originOf(url).replace(/^http/, 'ws'),
  );
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...foreign, ...foldersWith(/^text\/javascript/, entries)],
    'style-src': ["'self'", ...styles, ...foreign, ...foldersWith(/^text\/css/, entries)],
    'img-src': ["'self'", 'data:', 'blob:', ...foreign, ...foldersWith(/^image\//, entries)],
    'font-src': ["'self'", ...foreign, ...foldersWith(/^font\//, entries)],
    'connect-src': ["'self'", ...sockets, ...foreign],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': frameAncestors(page),
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** Of releases at other origins, exactly the folders that hold files of a kind. */
const foldersWith = (type: RegExp, entries: readonly PageEntry[]): string[] =>
  entries.flatMap(({ hosted }) =>
    hosted?.files.some((path) => type.test(contentTypeOf(path) ?? '')) ? [hosted.folder] : [],
  );

const frameAncestors = (page: CompanyPage): readonly string[] =>
  page.kind === 'company' && page.frameAncestors.length > 0 ? page.frameAncestors : ["'none'"];

const originOf = (url: string) => new URL(url).origin;

/** JSON that cannot end the script element it stands in. */
const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

function escapedTexts(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, escapeHtml(text)]));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
