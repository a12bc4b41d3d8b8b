import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { packageVersion } from './setting-values.js';

/** Commands for operators, who run the servers: `npm run hausgeist -- <command>`. */
const HELP = `Usage: npm run hausgeist -- <command>

  create-admin --email <address> --first-name <name> --last-name <name>
      Lets an administrator in; prints a link, good once and for 48 hours, to set the password.
  reset-second-factor --email <address>
      Takes the second factor of an administrator or company user away and ends their sessions.
  mails [--failed]
      Lists mails that were not sent, newest first, without what they say and to whom.
  retry-mails [--id <id>]
      Sends mails again that have failed, all or one.
  jobs [--failed]
      Lists what waits in each queue, or the jobs that have failed.
  retry-jobs [--queue <name>]
      Gives jobs that have failed one more attempt, all or those of a queue.
  register-front-end --name <name>
      Brings a front end back that was retired, also where the console that could do it is the one.
  accept-secret
      Says that SESSION_SECRET was changed on purpose: servers with it no longer warn, others do.
  migrate
      Brings the database schema up to date; the server does so too when it starts.
  verify-audit [--to <file>] [--from <file>]
      Proves that no entry of the audit log was changed, removed or moved, and names the first row of
      each chain that was. --to keeps where the chains end in a file; --from compares with such a file.
  load-demo
      Fills an empty database with the two demo companies.
  backup --to <file>
      Writes the database, the files and the session secret into one archive, encrypted with
      BACKUP_PASSPHRASE, also while the server runs.
  verify --from <file> [--secret-to <file>]
      Reads an archive to its end and says what is in it; writes its session secret to a new file.
  restore --from <file> [--replace] [--other-secret]
      Fills an empty database and the file store from an archive, and brings the schema up to date.
      --replace deletes what is in the database; --other-secret goes on with another SESSION_SECRET.
  version
      Prints the version that is installed here.
  help
      Prints this; <command> --help prints what is said of one.

Settings come from the environment, as for the server. The embedded database is open to one process
at a time: stop the server first, except for backup and verify.
`;

/** Options of all commands, as `parseArgs` wants them. */
export const OPTIONS = {
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  to: { type: 'string' },
  from: { type: 'string' },
  'secret-to': { type: 'string' },
  replace: { type: 'boolean' },
  'other-secret': { type: 'boolean' },
  failed: { type: 'boolean' },
  id: { type: 'string' },
  queue: { type: 'string' },
  name: { type: 'string' },
} as const;

/** What was given of them. */
export type Options = {
  [Name in keyof typeof OPTIONS]?:
    | ((typeof OPTIONS)[Name]['type'] extends 'boolean' ? boolean : string)
    | undefined;
};

/** All commands, with the options that each takes. */
const OPTIONS_OF = {
  'create-admin': ['email', 'first-name', 'last-name'],
  'reset-second-factor': ['email'],
  mails: ['failed'],
  'retry-mails': ['id'],
  jobs: ['failed'],
  'retry-jobs': ['queue'],
  'register-front-end': ['name'],
  'accept-secret': [],
  migrate: [],
  'verify-audit': ['from', 'to'],
  'load-demo': [],
  backup: ['to'],
  verify: ['from', 'secret-to'],
  restore: ['from', 'replace', 'other-secret'],
} as const satisfies Record<string, readonly (keyof Options)[]>;

export type CommandName = keyof typeof OPTIONS_OF;

const isCommand = (name: string): name is CommandName => Object.hasOwn(OPTIONS_OF, name);

/** An input that no command understands, and what it says how to do it right. */
export class UsageError extends Error {
  constructor(
    message: string,
    readonly usage: string = `\n${HELP}`,
  ) {
    super(message);
  }
}

const HELP_WORDS = ['help', '--help', '-h'];

/** What is said of a command: its usage and the lines that are further in. */
const helpOf = (name: string): string =>
  `Usage: npm run hausgeist --${HELP.match(new RegExp(`^  ${name}(?: .*)?\n(?: {6}.*\n)*`, 'm'))?.[0].slice(1) ?? ''}`;

/**
 * What to print, or the command with its options.
 * @throws UsageError if no command understands it
 */
export function readCommand(args: string[]): string | { name: CommandName; options: Options } {
  const [name = 'help', ...rest] = args;
  if (HELP_WORDS.includes(name)) return HELP;
  if (['version', '--version', '-v'].includes(name))
    return `${packageVersion(join(import.meta.dirname, '../..'))}\n`;
  if (!isCommand(name)) throw new UsageError(`There is no command "${name}".`);
  if (rest.some((word) => HELP_WORDS.slice(1).includes(word))) return helpOf(name);
  const known = Object.entries(OPTIONS).filter(([option]) =>
    OPTIONS_OF[name].some((own) => own === option),
  );
  try {
    const { values } = parseArgs({ args: rest, options: Object.fromEntries(known), strict: true });
    return { name, options: values };
  } catch (error) {
    // What else Node says is about its parser.
    const [problem] = (error as Error).message.split(/\.\s|\.$/);
    const [usage] = HELP.match(new RegExp(`(?<=^  )${name}(?: .*)?$`, 'm')) ?? [name];
    throw new UsageError(`${problem}.`, `Usage: npm run hausgeist -- ${usage}`);
  }
}
