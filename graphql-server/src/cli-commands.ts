import { userInfo } from 'node:os';
import {
  printJobs,
  printMails,
  retryJobs,
  retryMails,
  type WaitingWorkCommand,
  withWaitingWork,
} from './cli-waiting-work.js';
import type { CommandName, Options } from './cli-usage.js';
import { databaseSchema } from './database-schema.js';
import { emptyDatabase } from './empty-database.js';
import type { Config } from './env.js';
import { verifyAudit } from './cli-verify-audit.js';
import { AuditLog } from './features/audit/index.js';
import { createAuth } from './features/auth/index.js';
import { backUp, restore, verify } from './features/backup/index.js';
import { seedDemo } from './features/demo/index.js';
import { createKnowledgeService } from './features/knowledge/index.js';
import { OperatorService } from './features/operators/index.js';
import { ANONYMOUS, type RequestContext } from './platform/context/index.js';
import { CommandError } from './platform/errors/index.js';
import { hasDatabase } from './platform/database/index.js';
import { openPlatform, type Platform } from './platform/open-platform.js';
import { keptSecret } from './platform/secrets/index.js';
import type { Logger } from './platform/telemetry/index.js';

/** Does it and returns what to print. */
type Command = (config: Config, log: Logger, options: Options) => Promise<string>;

/** Runs a command over an open, migrated platform; its database is made if it is not there. */
const onNewPlatform =
  (run: (platform: Platform, options: Options) => Promise<string>): Command =>
  async (config, log, options) => {
    const platform = await openPlatform(
      config,
      { ...databaseSchema, template: emptyDatabase() },
      log,
    );
    try {
      return await run(platform, options);
    } finally {
      await platform.close();
    }
  };

/** Runs a command over the platform of a database that is there. */
const onPlatform =
  (run: (platform: Platform, options: Options) => Promise<string>): Command =>
  async (config, log, options) => {
    if (!hasDatabase(config)) throw new CommandError(`There is no database in ${config.dataDir}.`);
    return onNewPlatform(run)(config, log, options);
  };

/** Runs a command about mails or jobs that wait. */
const onWaitingWork = (commandOf: (options: Options) => WaitingWorkCommand): Command =>
  onPlatform(async (platform, options) =>
    withWaitingWork(platform, contextOf(platform), commandOf(options)),
  );

/** Runs a command that only looks at the database, also while Valkey is away. */
const onDatabaseAlone =
  (run: Command): Command =>
  (config, log, options) =>
    run({ ...config, redisUrl: undefined }, log, options);

const required = (options: Options, name: 'to' | 'from'): string => {
  const value = options[name];
  if (!value) throw new CommandError(`--${name} <file> is required.`);
  return value;
};

/** All commands by their name. */
export const COMMANDS: Record<CommandName, Command> = {
  'create-admin': onNewPlatform(createAdmin),
  'reset-second-factor': onPlatform(resetSecondFactor),
  mails: onDatabaseAlone(onWaitingWork(({ failed = false }) => printMails(failed))),
  'retry-mails': onWaitingWork(({ id }) => retryMails(id)),
  jobs: onDatabaseAlone(onWaitingWork(({ failed = false }) => printJobs(failed))),
  'retry-jobs': onWaitingWork(({ queue }) => retryJobs(queue)),
  'register-front-end': onPlatform(registerFrontEnd),
  'accept-secret': onPlatform(acceptPresentSecret),
  migrate: onNewPlatform(async () => 'The database schema is up to date.'),
  'verify-audit': onPlatform(verifyAudit),
  'load-demo': onNewPlatform(loadDemo),
  backup: (config, _log, options) => backUp(config, required(options, 'to')),
  verify: (config, _log, options) =>
    verify(config, required(options, 'from'), options['secret-to']),
  restore: (config, log, options) =>
    restore({ config, schema: databaseSchema, log }, required(options, 'from'), {
      replace: options.replace ?? false,
      otherSecret: options['other-secret'] ?? false,
    }),
};

async function createAdmin(platform: Platform, options: Options): Promise<string> {
  const operators = await openOperators(platform);
  const { email, link, expiresAt } = await operators.createAdmin(contextOf(platform), {
    email: options.email,
    firstName: options['first-name'],
    lastName: options['last-name'],
  });
  return `${email} sets a password here, once, until ${expiresAt.toISOString()}:\n${link}`;
}

async function resetSecondFactor(platform: Platform, { email }: Options): Promise<string> {
  const operators = await openOperators(platform);
  const accounts = await operators.resetSecondFactor(contextOf(platform), email);
  const names = accounts.map(({ name, company }) => (company ? `${name} (${company.name})` : name));
  return `The second factor is gone and all sessions have ended: ${names.join(', ')}.`;
}

async function registerFrontEnd(platform: Platform, { name }: Options): Promise<string> {
  const operators = await openOperators(platform);
  await operators.registerFrontEnd(contextOf(platform), name);
  return `${name} is registered again. Restart the servers, or release it.`;
}

async function acceptPresentSecret(platform: Platform): Promise<string> {
  const operators = await openOperators(platform);
  return (await operators.acceptSecret(contextOf(platform)))
    ? 'The database is used with this session secret from now on. Restart servers that have another one.'
    : 'This is the session secret that the database is used with already.';
}

async function loadDemo(platform: Platform): Promise<string> {
  const knowledge = createKnowledgeService(platform);
  await platform.jobs.start(4);
  try {
    if (!(await seedDemo(platform, knowledge))) {
      throw new CommandError(
        'There are companies already: the demo companies are for an empty database.',
      );
    }
    return 'The demo companies are loaded; the README says who signs in how.';
  } finally {
    await platform.jobs.stop(5_000);
  }
}

async function openOperators(platform: Platform): Promise<OperatorService> {
  const { config } = platform;
  const secret = config.sessionSecret ?? (await keptSecret(config.dataDir, 'session-secret'));
  const { digests, oneTimeTokens, secondFactors, sessions } = createAuth(platform, secret);
  const audit = new AuditLog();
  const { publicUrl } = config;
  const operator = userInfo().username;
  return new OperatorService({
    publicUrl,
    digests,
    operator,
    audit,
    oneTimeTokens,
    secondFactors,
    sessions,
  });
}

/** Commands run on the server itself: the actor is anonymous, and there is no request. */
const contextOf = ({ database, log }: Platform): RequestContext => ({
  actor: ANONYMOUS,
  em: database.orm.em.fork(),
  log,
  requestId: 'cli',
  address: '',
  userAgent: '',
});
