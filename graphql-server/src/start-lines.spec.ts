import { expect, it } from 'vitest';
import { mistypedNames, readConfig } from './env.js';
import { partsInUse } from './parts-in-use.js';

it('names the parts that are built in', () => {
  const config = readConfig({ DATA_DIR: '/var/lib/hausgeist' });
  expect(partsInUse(config)).toBe(
    `Hausgeist ${config.version} starts. database: embedded in /var/lib/hausgeist; Valkey: none; files: /var/lib/hausgeist/files; mail: none; AI: built in`,
  );
});

it('names the parts elsewhere without what lets in', () => {
  const line = partsInUse(
    readConfig({
      DATABASE_URL: 'postgres://ina:geheim@db.example:5433/hausgeist?password=geheim',
      REDIS_URL: 'redis+sentinel://ina:geheim@one.example,two.example/main',
      FILES_URL: 'https://KEY:geheim@s3.example/bucket?region=geheim',
      SMTP_URL: 'smtps://ina:geheim@mail.example:465',
      IMAP_URL: 'imaps://ina:geheim@mail.example/INBOX',
      INBOUND_MAIL_ADDRESS: 'antwort@chat.example',
      OPENAI_BASE_URL: 'https://ina:geheim@ai.example/v1?key=geheim',
      OPENAI_API_KEY: 'geheim',
    }),
  );
  expect(line).toMatch(
    /database: postgres:\/\/db\.example:5433\/hausgeist; Valkey: sentinel one\.example:26379, two\.example:26379; files: https:\/\/s3\.example\/bucket; mail: smtps:\/\/mail\.example:465; mailbox: mail\.example; AI: https:\/\/ai\.example\/v1, answers by gpt-4\.1-mini, vectors by text-embedding-3-small$/,
  );
  expect(line).not.toMatch(/geheim|ina|KEY/);
});

it.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['REDDIS_URL', 'REDIS_URL'],
  ['OPENAI_API_KEYY', 'OPENAI_API_KEY'],
  ['SMPT_URL', 'SMTP_URL'],
  ['PORTT', 'PORT'],
])('asks whether %s means %s', (name, meant) => {
  expect(mistypedNames({ [name]: '' })).toEqual([
    `${name} is no setting, and was not read: is ${meant} meant?`,
  ]);
});

it('says nothing of settings, and of variables of other programs', () => {
  const others = [
    'PATH',
    'HOME',
    'SHELL',
    'USER',
    'HOSTNAME',
    'PWD',
    'TERM',
    'NODE_OPTIONS',
    'LANG',
  ];
  const names = [
    ...others,
    'SMTP_URL',
    'IMAP_URL',
    'ROLE',
    'POSTGRES_PORT',
    'TMPDIR',
    'MAIL',
    'LOGNAME',
  ];
  expect(mistypedNames(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([]);
});
