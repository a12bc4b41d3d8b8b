import 'reflect-metadata';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { databaseSchema } from './database-schema.js';
import { readConfig } from './env.js';
import { explainFailure } from './explain-failure.js';
import { createAudit } from './features/audit/index.js';
import { createAuth } from './features/auth/index.js';
import { seedDemo } from './features/demo/index.js';
import { createKnowledge } from './features/knowledge/index.js';
import { OperatorService } from './features/operators/index.js';
import { ANONYMOUS, type RequestContext } from './platform/context/index.js';
import { badInput } from './platform/errors/index.js';
import { openPlatform, type Platform } from './platform/open-platform.js';
import { keptSecret } from './platform/secrets/index.js';
import { createLogger } from './platform/telemetry/index.js';

/** Commands for whoever runs the servers: `npm run hausgeist -- <command>`. */
const HELP = `Usage: npm run hausgeist -- <command>

  create-admin --email <address> --first-name <name> --last-name <name>
      Lets an administrator in; prints a link, good once and for 48 hours, to set the password.
  reset-second-factor --email <address>
      Takes the second factor of an administrator or company user away and ends their sessions.
  migrate
      Brings the database schema up to date; the server does so too when it starts.
  load-demo
      Fills an empty database with the two demo companies.
  help
      Prints this.

Settings come from the environment, as for the server. The embedded database is open to one process
at a time: stop the server first.
`;

const OPTIONS = {
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
} as const;

interface Options {
  email?: string | undefined;
  'first-name'?: string | undefined;
  'last-name'?: string | undefined;
}

type Command = (platform: Platform, options: Options) => Promise<string>;

/** What each command does over an open, migrated platform; it returns what to print. */
const COMMANDS: Record<string, { options: (keyof Options)[]; run: Command }> = {
  'create-admin': { options: ['email', 'first-name', 'last-name'], run: createAdmin },
  'reset-second-factor': { options: ['email'], run: resetSecondFactor },
  migrate: { options: [], run: async () => 'The database schema is up to date.' },
  'load-demo': { options: [], run: loadDemo },
};

/** What somebody typed that no command understands. */
class UsageError extends Error {}

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

async function loadDemo(platform: Platform): Promise<string> {
  const knowledge = createKnowledge(platform);
  await platform.jobs.start(4);
  try {
    if (!(await seedDemo(platform, knowledge))) {
      throw badInput('There are companies already: the demo companies are for an empty database.');
    }
    return 'The demo companies are loaded; the README says who signs in how.';
  } finally {
    await platform.jobs.stop(5_000);
  }
}

async function openOperators(platform: Platform): Promise<OperatorService> {
  const { config } = platform;
  const secret = config.sessionSecret ?? (await keptSecret(config.dataDir, 'session-secret'));
  const { oneTimeTokens, secondFactors, sessions } = createAuth(platform, secret);
  const audit = createAudit().service;
  const { publicUrl } = config;
  const operator = userInfo().username;
  return new OperatorService({
    publicUrl,
    operator,
    audit,
    oneTimeTokens,
    secondFactors,
    sessions,
  });
}

/** Commands run on the server itself: nobody is signed in, and there is no request. */
const contextOf = ({ database, log }: Platform): RequestContext => ({
  actor: ANONYMOUS,
  em: database.orm.em.fork(),
  log,
  requestId: 'cli',
  address: '',
  userAgent: '',
});

function readCommand(args: string[]) {
  const [name = 'help', ...rest] = args;
  if (['help', '--help', '-h'].includes(name)) return undefined;
  const command = COMMANDS[name];
  if (!command) throw new UsageError(`There is no command "${name}".`);
  const known = Object.entries(OPTIONS).filter(([option]) =>
    command.options.some((own) => own === option),
  );
  try {
    const { values } = parseArgs({ args: rest, options: Object.fromEntries(known), strict: true });
    return { run: command.run, options: values as Options };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  if (!command) {
    process.stdout.write(HELP);
    return;
  }
  const config = readConfig();
  // What a command has to say is for the terminal; the log only tells what goes wrong.
  const log = createLogger(config.logLevel === 'info' ? 'warn' : config.logLevel);
  const platform = await openPlatform(config, databaseSchema, log);
  try {
    process.stdout.write(`${await command.run(platform, command.options)}\n`);
  } finally {
    await platform.close();
  }
}

try {
  await main();
  process.exit(0);
} catch (error) {
  const isUsage = error instanceof UsageError;
  process.stderr.write(`${isUsage ? `${error.message}\n\n${HELP}` : explainFailure(error)}\n`);
  process.exit(isUsage ? 2 : 1);
}
