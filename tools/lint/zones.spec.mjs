import { describe, expect, it } from 'vitest';
import { refusal } from './zones.mjs';

const server = 'graphql-server/src';

/** Pairs of an importing file and what it imports. */
const allowed = [
  [`${server}/main.ts`, './app.js'],
  [`${server}/main.ts`, './env.js'],
  [`${server}/app.ts`, './features/mail/mail.resolver.js'],
  [`${server}/app.ts`, './schema.js'],
  [`${server}/app/remotes.ts`, '../features/releases/index.js'],
  [`${server}/features/mail/mail.resolver.ts`, './mail.service.js'],
  [`${server}/features/mail/mail.resolver.ts`, '../../platform/graphql/index.js'],
  [`${server}/features/mail/mail.service.ts`, './mail.repository.js'],
  [`${server}/features/mail/mail.service.ts`, './mail.job.js'],
  [`${server}/features/mail/mail.worker.ts`, './mail.service.js'],
  [`${server}/features/mail/mail.service.ts`, './mail.policy.js'],
  [`${server}/features/mail/mail.service.ts`, '../companies/index.js'],
  [`${server}/features/mail/mail.service.ts`, '../../platform/jobs/index.js'],
  [`${server}/features/mail/mail.repository.ts`, './mail.entity.js'],
  [`${server}/features/mail/mail.entity.ts`, './recipient.entity.js'],
  [`${server}/features/mail/layout.ts`, './mail.entity.js'],
  [`${server}/features/mail/index.ts`, './mail.service.js'],
  [`${server}/features/mail/pdf/page.ts`, '../fonts.js'],
  [`${server}/features/mail/mail.spec.ts`, '../companies/testing/company.factory.js'],
  [`${server}/features/mail/mail.spec.ts`, '../../app.js'],
  [`${server}/platform/jobs/queue.ts`, '../database/index.js'],
  [`${server}/platform/jobs/queue.ts`, '../../env.js'],
  [`${server}/platform/jobs/queue.ts`, 'pg-boss'],
  [`${server}/platform/jobs/queue.ts`, '@hausgeist/schema'],
  ['mf-chat/src/App.tsx', './routes/chat/ChatPage'],
  ['mf-chat/src/routes/chat/ChatPage.tsx', '../../features/messages'],
  ['mf-chat/src/features/messages/List.tsx', '../../ui/Bubble'],
  ['mf-chat/src/features/messages/List.tsx', '../composer'],
  ['mf-chat/src/features/messages/List.tsx', '../../gql/graphql'],
  ['mf-chat/src/features/messages/List.tsx', '@hausgeist/ui'],
  ['mf-chat/src/features/messages/List.tsx', '@hausgeist/shell-api'],
  ['mf-chat/src/features/messages/List.tsx', '@hausgeist/schema'],
  ['mf-anything/src/App.tsx', '@hausgeist/ui'],
  ['mf-anything/src/App.tsx', '@hausgeist/staff-kit'],
  ['packages/staff-kit/src/features/things/Thing.tsx', '@hausgeist/shell-api'],
  ['mf-chat/webpack.config.mjs', '../tools/webpack/remote.mjs'],
  ['shell/src/App.tsx', '@hausgeist/shell-api'],
  ['packages/shell-api/src/index.ts', '@hausgeist/schema'],
  ['packages/ui/src/Button.tsx', './tokens.css'],
];

const refused = [
  ['a lower server layer', `${server}/platform/jobs/queue.ts`, '../../features/mail/index.js'],
  ['the app from a feature', `${server}/features/mail/mail.service.ts`, '../../app.js'],
  [
    'GraphQL from a service',
    `${server}/features/mail/mail.service.ts`,
    '../../platform/graphql/index.js',
  ],
  ['the app folder from a feature', `${server}/features/mail/mail.service.ts`, '../../app/x.js'],
  ['an entry point from the app', `${server}/app.ts`, './main.js'],
  ['anything from env', `${server}/env.ts`, './platform/errors/index.js'],
  [
    'the inside of another feature',
    `${server}/features/mail/mail.service.ts`,
    '../companies/company.service.js',
  ],
  [
    'the inside of another platform part',
    `${server}/platform/jobs/queue.ts`,
    '../database/pool.js',
  ],
  ['a resolver from a service', `${server}/features/mail/mail.service.ts`, './mail.resolver.js'],
  ['a service from a policy', `${server}/features/mail/mail.policy.ts`, './mail.service.js'],
  ['a repository from a policy', `${server}/features/mail/mail.policy.ts`, './mail.repository.js'],
  ['a repository from an entity', `${server}/features/mail/mail.entity.ts`, './mail.repository.js'],
  ['routes from a resolver', `${server}/features/mail/mail.resolver.ts`, './mail.routes.js'],
  ['a worker from a plain file', `${server}/features/mail/layout.ts`, './mail.worker.js'],
  ['a worker from a service', `${server}/features/mail/mail.service.ts`, './mail.worker.js'],
  ['a service from a job', `${server}/features/mail/mail.job.ts`, './mail.service.js'],
  [
    'test code from production code',
    `${server}/features/mail/mail.service.ts`,
    './testing/outbox.js',
  ],
  ['another micro-frontend', 'mf-chat/src/App.tsx', '@hausgeist/mf-admin'],
  [
    'a micro-frontend from the staff kit',
    'packages/staff-kit/src/ui/Row.tsx',
    '@hausgeist/mf-admin',
  ],
  ['the staff kit from the shell', 'shell/src/App.tsx', '@hausgeist/staff-kit'],
  ['the shell from a micro-frontend', 'mf-chat/src/App.tsx', '@hausgeist/shell'],
  ['the server from a client', 'shell/src/App.tsx', '@hausgeist/graphql-server'],
  ['the facade from ui', 'packages/ui/src/Button.tsx', '@hausgeist/shell-api'],
  ['ui from the facade', 'packages/shell-api/src/index.ts', '@hausgeist/ui'],
  ['a client from schema', 'schema/src/index.ts', '@hausgeist/ui'],
  ['limits from the end-to-end tests', 'e2e/chat.spec.ts', '@hausgeist/schema'],
  ['a path into another workspace', 'mf-chat/src/App.tsx', '../../packages/ui/src/Button'],
  ['a file inside a package', 'mf-chat/src/App.tsx', '@hausgeist/ui/src/Button'],
  [
    'another workspace from a test',
    `${server}/features/mail/mail.spec.ts`,
    '../../../../mf-chat/src/App',
  ],
  [
    'a route from a feature',
    'mf-chat/src/features/messages/List.tsx',
    '../../routes/chat/ChatPage',
  ],
  ['a feature from the local ui', 'mf-chat/src/ui/Bubble.tsx', '../features/messages'],
  ['App from a route', 'mf-chat/src/routes/chat/ChatPage.tsx', '../../App'],
  [
    'the inside of another client feature',
    'mf-chat/src/features/messages/List.tsx',
    '../composer/Input',
  ],
];

describe('import boundaries', () => {
  it.each(allowed)('%s may import %s', (from, specifier) => {
    expect(refusal(from, specifier)).toBeUndefined();
  });

  it.each(refused)('refuses %s', (_what, from, specifier) => {
    expect(refusal(from, specifier)).toEqual(expect.any(String));
  });

  it('says what is allowed instead', () => {
    expect(refusal('mf-chat/src/App.tsx', '@hausgeist/mf-admin')).toBe(
      "'mf-chat' may import ui, schema, shell-api, staff-kit, not 'mf-admin'.",
    );
  });
});
