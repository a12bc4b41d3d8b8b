import { describe, expect, it } from 'vitest';
import { configurationWarnings } from './configuration-warnings.js';
import { ConfigurationError, readConfig, requireEnvironment } from './env.js';

describe('a server without NODE_ENV', () => {
  it.each([
    ['HOST', '0.0.0.0'],
    ['HOST', '203.0.113.7'],
    ['PUBLIC_URL', 'https://localhost:4000'],
    ['PUBLIC_URL', 'http://chat.example'],
    ['DATABASE_URL', 'postgres://db.example/hausgeist'],
    ['DATABASE_URL', 'postgres://localhost/hausgeist?host=db.example'],
    ['DATABASE_URL', 'postgres://localhost,db.example/hausgeist'],
  ])('does not start with %s=%s', (name, value) => {
    expect(() => requireEnvironment({ [name]: value })).toThrow(
      `NODE_ENV must be set to production or development when ${name} reaches beyond this machine.`,
    );
    expect(() => requireEnvironment({ [name]: value, NODE_ENV: 'development' })).not.toThrow();
  });

  it('starts on its own machine', () => {
    for (const HOST of ['', 'localhost', '127.0.0.1', '::1']) {
      expect(() => requireEnvironment({ HOST, PUBLIC_URL: 'http://localhost:4000' })).not.toThrow();
    }
    for (const host of ['localhost', '127.0.0.1:5433', 'me:secret@[::1]']) {
      const DATABASE_URL = `postgres://${host}/hausgeist`;
      expect(() => requireEnvironment({ DATABASE_URL })).not.toThrow();
    }
  });
});

describe('the settings', () => {
  it('need nothing for a first start', () => {
    expect(readConfig({})).toMatchObject({
      port: 4000,
      publicUrl: 'http://localhost:4000',
      databaseUrl: undefined,
      seedDemo: true,
      demoConversations: true,
    });
  });

  it.each([
    ['PORT', 'web'],
    ['PORT', '70000'],
    ['PORT', '1.5'],
    ['NODE_ENV', 'prod'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'postgres://localhost'],
    ['DATABASE_READ_URL', 'postgres://one/hausgeist,postgres://two/'],
    ['DATABASE_READ_URL', 'postgres://one/x,mysql://two/x'],
    ['DATABASE_READ_MAX_LAG', '0'],
    ['REDIS_URL', 'localhost:6379'],
    ['SMTP_URL', 'http://mail'],
    ['IMAP_URL', 'pop3://antwort:geheim@post.example'],
    ['IMAP_URL', 'imaps://antwort@post.example'],
    ['IMAP_POLL_SECONDS', '1'],
    ['SESSION_SECRET', 'short'],
    ['SEED_DEMO', 'maybe'],
    ['DEV_REMOTES', 'mf-chat'],
    ['CORS_ORIGINS', 'https://portal.example/path'],
    ['CORS_ORIGINS', 'https://portal.example,*'],
    ['GRAPHQL_BUDGETS', 'on'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
    ['OTEL_TRACES_SAMPLER_ARG', 'all'],
    ['SLOW_QUERY_MS', '-1'],
    ['GRAPHQL_BUDGETS', 'admin=-1'],
    ['GRAPHQL_BUDGETS', 'robot=5'],
    ['SOCKETS_PER_ADDRESS', '0'],
    ['ADMIN_REGISTRATION', 'closed'],
    ['ADMIN_EMAIL_DOMAINS', 'company'],
    ['OIDC_ISSUER', 'login.example'],
    ['OIDC_CLIENT_ID', 'hausgeist'],
    ['DNS_SERVERS', 'ns.example'],
  ])('name %s when it cannot be used', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigurationError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it('are all named at once where they cannot be used', () => {
    const wrong = {
      ...{ PORT: 'web', QUOTAS: 'x', GRAPHQL_BUDGETS: 'guest=1', TRUSTED_PROXIES: 'proxy' },
      ...{ CORS_ORIGINS: '*', DNS_SERVERS: 'ns', MAIL_FROM: 'Haus', DEV_REMOTES: 'mf-chat' },
      ...{ OWN_HOSTS: 'a/b', ADMIN_EMAIL_DOMAINS: 'company', OIDC_EMAIL_DOMAINS: 'company' },
    };
    const together = { NODE_ENV: 'production', ROLE: 'worker', WORKER_CONCURRENCY: '0' };
    const told = () => readConfig({ ...wrong, ...together, OIDC_FORCED: 'true' });
    const lines = [
      ...Object.keys(wrong).map((name) => `${name} must `),
      ...['PUBLIC_URL must be set', 'SESSION_SECRET must be set', 'DEV_REMOTES must not be set'],
      ...['WORKER_CONCURRENCY must be above 0', 'OIDC_ISSUER, ', 'OIDC_BREAK_GLASS must name'],
    ];
    for (const line of lines) expect(told).toThrow(line);
    expect(() => readConfig({ OWN_HOSTS: 'b.example,a/b' })).toThrow(
      'OWN_HOSTS must list host names such as www.company.example, not "a/b".',
    );
  });

  it('of the organisation come together, and leave a door for the day it is away', () => {
    const OIDC = {
      ...{ OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'hausgeist' },
      ...{ OIDC_CLIENT_SECRET: 'geheim', OIDC_EMAIL_DOMAINS: '@Haus.example' },
    };
    expect(readConfig(OIDC).organisation).toMatchObject({
      ...{ issuer: 'https://login.example', emailDomains: ['haus.example'], isForced: false },
      ...{ roleClaim: undefined, adminValues: [] },
    });
    expect(readConfig({ DNS_SERVERS: '10.0.0.1,[::1]:53' })).toMatchObject({
      ...{ organisation: undefined, dnsServers: ['10.0.0.1', '[::1]:53'] },
    });
    const wrong: [object, string][] = [
      [{ OIDC_EMAIL_DOMAINS: 'haus' }, 'OIDC_EMAIL_DOMAINS'],
      [{ OIDC_EMAIL_DOMAINS: '' }, 'OIDC_EMAIL_DOMAINS'],
      [{ OIDC_ROLE_CLAIM: 'groups' }, 'OIDC_ADMIN_VALUES'],
      [{ OIDC_FORCED: 'true' }, 'OIDC_BREAK_GLASS'],
    ];
    for (const [more, name] of wrong) {
      expect(() => readConfig({ ...OIDC, ...more })).toThrow(ConfigurationError);
      expect(() => readConfig({ ...OIDC, ...more })).toThrow(name);
    }
  });

  it('of the mailbox are told without its password, and need the address of answers', () => {
    const IMAP_URL = 'imaps://antwort:geheim@post.example/INBOX';
    expect(() => readConfig({ IMAP_URL })).toThrow('INBOUND_MAIL_ADDRESS must be set');
    expect(() => readConfig({ IMAP_URL: `${IMAP_URL}?tls=no` })).toThrow(/^(?!.*geheim).*IMAP_URL/);
    expect(readConfig({ IMAP_URL, INBOUND_MAIL_ADDRESS: 'antwort@chat.example' })).toMatchObject({
      imapUrl: IMAP_URL,
      imapPollSeconds: 30,
    });
  });

  it('say what would be right, in words for people', () => {
    expect(() => readConfig({ PORT: '70000' })).toThrow(
      'PORT must be a whole number from 0 to 65535.',
    );
    expect(() => readConfig({ SEED_DEMO: 'yes' })).toThrow(
      'SEED_DEMO must be one of true, false, 1, 0.',
    );
  });

  it('take no development servers in production', () => {
    const settings = {
      ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://chat.example' },
      ...{ SESSION_SECRET: 'x'.repeat(32), DEV_REMOTES: 'mf-chat=http://localhost:4101' },
    };
    expect(() => readConfig(settings)).toThrow('DEV_REMOTES');
  });

  it('believe proxies that are named by address, range or kind', () => {
    const TRUSTED_PROXIES = '10.0.0.5, 10.0.0.0/8,::1, fd00::/8, loopback';
    expect(readConfig({ TRUSTED_PROXIES }).trustedProxies).toHaveLength(5);
  });

  it('take an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(4000);
  });

  it('insist in production on what must not be guessed, and seed nothing', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/PUBLIC_URL[\s\S]*SESSION_SECRET/);
    const config = readConfig({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://chat.example/',
      SESSION_SECRET: 'x'.repeat(32),
    });
    expect(config).toMatchObject({
      ...{ publicUrl: 'https://chat.example', seedDemo: false, demoConversations: false },
    });
    expect(configurationWarnings(config)).toEqual([
      'SMTP_URL is not set: mails wait, and are given up after a day.',
      expect.stringContaining('DATABASE_URL'),
      expect.stringContaining('OPENAI_API_KEY'),
    ]);
  });

  it('open registration of administrators in production to named domains only', () => {
    const production = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://chat.example',
      SESSION_SECRET: 'x'.repeat(32),
    };
    expect(readConfig(production).adminRegistration).toBe('invitation');
    const open = { ...production, ADMIN_REGISTRATION: 'open' };
    expect(() => readConfig(open)).toThrow('ADMIN_EMAIL_DOMAINS');
    expect(readConfig({ ...open, ADMIN_EMAIL_DOMAINS: 'Haus.example, @b.example' })).toMatchObject({
      adminRegistration: 'open',
      adminEmailDomains: ['haus.example', 'b.example'],
    });
    expect(readConfig({}).adminRegistration).toBe('open');
  });

  it('let no other origin in unless it is named', () => {
    expect(readConfig({}).corsOrigins).toEqual([]);
    const CORS_ORIGINS = 'https://portal.example/, http://localhost:3000';
    expect(readConfig({ CORS_ORIGINS }).corsOrigins).toEqual([
      'https://portal.example',
      'http://localhost:3000',
    ]);
  });

  it('warn where replicas would not hear of each other', () => {
    const config = readConfig({ DATABASE_URL: 'postgres://localhost/hausgeist' });
    expect(configurationWarnings(config)).toEqual([expect.stringContaining('REDIS_URL')]);
  });

  it('warn of webhooks into the own network in production', () => {
    expect(readConfig({}).webhookAllowPrivate).toBe(false);
    const config = readConfig({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://chat.example',
      SESSION_SECRET: 'x'.repeat(32),
      SMTP_URL: 'smtp://mail.example',
      DATABASE_URL: 'postgres://localhost/hausgeist',
      REDIS_URL: 'redis://localhost',
      VAPID_PRIVATE_KEY: Buffer.alloc(32, 1).toString('base64url'),
      OPENAI_API_KEY: 'geheim',
      WEBHOOK_ALLOW_PRIVATE: 'true',
    });
    expect(configurationWarnings(config)).toEqual([
      expect.stringContaining('WEBHOOK_ALLOW_PRIVATE'),
    ]);
  });
});
