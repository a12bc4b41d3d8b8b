import { afterEach, describe, expect, it } from 'vitest';
import type { Config } from '../../env.js';
import { readConfig } from '../../env.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
afterEach(() => app.stop());

/** The settings that these variables make. */
const settingsOf = (variables: NodeJS.ProcessEnv): Partial<Config> => {
  const { operator, openai, smtpUrl } = readConfig({ NODE_ENV: 'test', ...variables });
  return { operator, openai, smtpUrl };
};

const open = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${app.url}${path}`, { headers });
  return { response, text: await response.text() };
};

describe('legal pages', () => {
  it('are open to everyone, in German or English, without scripts or cookies', async () => {
    app = await startTestApp();
    for (const path of ['/privacy', '/imprint', '/accessibility']) {
      const { response, text } = await open(path, { 'accept-language': 'en' });
      expect(response.status).toBe(200);
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(text).toContain('<html lang="en">');
      expect(text).not.toContain('<script');
    }
    const { text } = await open('/imprint', { cookie: 'locale=de', 'accept-language': 'en' });
    expect(text).toContain('<h1>Impressum</h1>');
    expect(text).toContain('Keine Angabe des Betreibers');
    // Languages that the pages do not come in get the German one.
    expect((await open('/privacy', { 'accept-language': 'tr' })).text).toContain('lang="de"');
  });

  it('look as the reader chose in the chat, and name the product', async () => {
    app = await startTestApp();
    const { response, text } = await open('/imprint', { cookie: 'theme=dark; textSize=large' });
    expect(text).toContain('<html lang="de" data-theme="dark" data-text-size="large">');
    expect(text).toMatch(/<header>.*<svg.*<strong>Hausgeist<\/strong>/s);
    expect(response.headers.get('content-security-policy')).toContain("font-src 'self'");
    const font = /url\(([^)]+)\)/.exec(text)?.[1] ?? '';
    expect((await open(font)).response.headers.get('content-type')).toBe('font/woff2');
    expect((await open('/imprint', { cookie: 'theme="><b>' })).text).not.toContain('<b>');
  });

  it('say who the operator is, safely', async () => {
    const config = settingsOf({
      OPERATOR_NAME: 'Haus & <b>Geist</b> GmbH',
      OPERATOR_EMAIL: 'kontakt@hausgeist.example',
      OPERATOR_REGISTER: 'HRB 1234, USt-IdNr. DE1',
    });
    app = await startTestApp({ config });
    const { text } = await open('/imprint');
    expect(text).toContain('Haus &amp; &lt;b&gt;Geist&lt;/b&gt; GmbH');
    expect(text).toContain('href="mailto:kontakt@hausgeist.example"');
    expect(text).toContain('HRB 1234, USt-IdNr. DE1');
  });

  it('say where data go by the settings in force, and what the operator states', async () => {
    const config = settingsOf({
      OPENAI_API_KEY: 'sk-secret',
      OPENAI_BASE_URL: 'https://ai.example/v1',
      OPENAI_MODEL: 'mini-9',
      SMTP_URL: 'smtps://user:password@mail.example',
      AI_PROVIDER_REGION: 'EU',
      AI_PROVIDER_TRAINING: 'keines',
    });
    app = await startTestApp({ config });
    const { text } = await open('/privacy');
    expect(text).toContain('<strong>ai.example (mini-9, text-embedding-3-small)</strong>');
    expect(text).toContain('<strong>mail.example</strong>');
    expect(text).toContain('<dd>EU</dd>');
    expect(text).toContain('<dd>keines</dd>');
    for (const secret of ['sk-secret', 'password']) expect(text).not.toContain(secret);
  });

  it('say that nothing leaves where no provider is set', async () => {
    app = await startTestApp();
    const { text } = await open('/privacy', { 'accept-language': 'en' });
    expect(text).toContain('no AI provider receives data');
    expect(text).not.toContain('Stated by the operator about');
  });
});
