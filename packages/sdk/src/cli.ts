#!/usr/bin/env node
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { followChanges } from './cli-changes.js';
import { atTerminal } from './cli-progress.js';
import { HausgeistError } from './errors.js';
import { Hausgeist } from './hausgeist.js';
import { importPeople, problemLine } from './import-people.js';
import { readServerUrl } from './server-url.js';

const HELP = `Usage: hausgeist api <command>

  query <file|-> [--variables <json>]
      Runs the operation in a file, or from the input, and prints its data as JSON.
  export <people|cases> [--company <id>] [--language en|de] [--to <file>]
      Writes tenants and owners, or cases, as CSV.
  import <file> [--company <id>] [--update] [--by-number] [--skip-problems] [--dry-run]
      Takes tenants and owners of a CSV or Excel file in, by the columns that its headers suggest. --update
      changes people who are known: by their e-mail address, or with --by-number by their customer number, so that
      the address may change. --dry-run only looks at the rows, and exits with 1 where some cannot be taken.
  changes <types> [--company <id>] [--cursor <file>]
      Prints what was made, changed and deleted, one JSON object a line; types are END_USER,BUILDING,CASE. The
      cursor is kept in the file, so that the next time goes on behind it.

HAUSGEIST_URL says where the product is, HAUSGEIST_KEY is an API key.
`;

/** An input that no command understands, and what it says how to do it right. */
class UsageError extends Error {
  constructor(
    message: string,
    readonly usage: string = `\n${HELP}`,
  ) {
    super(message);
  }
}

const OPTIONS = {
  variables: { type: 'string' },
  to: { type: 'string' },
  cursor: { type: 'string' },
  company: { type: 'string' },
  language: { type: 'string' },
  update: { type: 'boolean' },
  'by-number': { type: 'boolean' },
  'skip-problems': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const;

type Options = ReturnType<typeof parseAll>['values'];
type Command = (hausgeist: Hausgeist, what: string, options: Options) => Promise<string | void>;

const parseAll = (args: string[], options: typeof OPTIONS) =>
  parseArgs({ args, options, allowPositionals: true, strict: true });

/** What a command is given; it takes what its line of the help names. */
function readArguments(name: string, args: string[]): { what: string; options: Options } {
  const [usage = ''] = HELP.match(new RegExp(`(?<=^  )${name} .*`, 'm')) ?? [];
  const refuse = (problem: string) =>
    new UsageError(`${problem}.`, `Usage: hausgeist api ${usage}\n`);
  const own = Object.entries(OPTIONS).filter(([option]) => usage.includes(`[--${option}`));
  try {
    const parsed = parseAll(args, Object.fromEntries(own) as typeof OPTIONS);
    const [what, extra] = parsed.positionals;
    if (what === undefined) throw refuse(`"${name}" wants to know what`);
    if (extra !== undefined) throw refuse(`Unexpected argument '${extra}'`);
    return { what, options: parsed.values };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    // What else Node says is about its parser.
    const [problem = ''] = (error as Error).message.split(/\.\s|\.$/);
    throw refuse(problem);
  }
}

const EXPORTS: Record<string, string> = {
  people: '/company/end-users/export',
  cases: '/company/cases/export',
};

function readVariables(json: string): object {
  try {
    const variables: unknown = JSON.parse(json);
    if (typeof variables === 'object' && variables !== null) return variables;
  } catch {
    // Said below.
  }
  throw new UsageError(`--variables must be an object of JSON, not ${json}`);
}

const COMMANDS: Record<string, Command> = {
  query: async (hausgeist, file, { variables = '{}' }) => {
    const document = file === '-' ? await text(process.stdin) : await readFile(file, 'utf8');
    const data = await hausgeist.request(document, readVariables(variables));
    return `${JSON.stringify(data, undefined, 2)}\n`;
  },
  export: async (hausgeist, what, { company, language, to }) => {
    const path = EXPORTS[what];
    if (!path) throw new UsageError(`Say what: ${Object.keys(EXPORTS).join(' or ')}`);
    const table = await hausgeist.file(path, { query: { language, companyId: company } });
    if (to === undefined) return table;
    return writeFile(to, table);
  },
  import: async (hausgeist, file, options) => {
    const content = new File([await readFile(file)], basename(file));
    const { company, update, 'skip-problems': skipProblems, 'dry-run': dryRun } = options;
    const wanted = { company, update, byExternalId: options['by-number'], skipProblems, dryRun };
    const { problems, ...counts } = await atTerminal(process.stderr, (onProgress) =>
      importPeople(hausgeist, content, { ...wanted, onProgress }),
    );
    const lines = problems.map((problem) => `${problemLine(problem)}\n`);
    const [came, changed] = dryRun ? ['would come', 'would be changed'] : ['came', 'were changed'];
    const { createdCount, updatedCount, unchangedCount, problemCount } = counts;
    if (dryRun && problemCount > 0 && !skipProblems) process.exitCode = 1;
    return `${lines.join('')}${createdCount} ${came}, ${updatedCount} ${changed}, ${unchangedCount} are so already, ${problemCount} could not be taken.\n`;
  },
  changes: async (hausgeist, types, { company, cursor }) =>
    followChanges(hausgeist, types.split(','), { company, cursor, write: print }),
};

function print(line: string): void {
  process.stdout.write(line);
}

const isHelp = (word: string) => ['help', '--help', '-h'].includes(word);

async function main([group = 'help', name = 'help', ...args]: string[]): Promise<void> {
  if (isHelp(group) || (group === 'api' && isHelp(name))) return print(HELP);
  const command = group === 'api' ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(`There is no command "${group} ${name}".`);
  const { what, options } = readArguments(name, args);
  const { HAUSGEIST_URL: url, HAUSGEIST_KEY: token } = process.env;
  if (!url || !token) {
    const missing = [url ? [] : ['HAUSGEIST_URL'], token ? [] : ['HAUSGEIST_KEY']].flat();
    throw new UsageError(`Not set: ${missing.join(', ')}.`);
  }
  readServerUrl(url, 'HAUSGEIST_URL');
  const printed = await command(new Hausgeist({ url, token }), what, options);
  if (printed !== undefined) print(printed);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const { message } = error as Error;
  const [sentence, ...rows] = message.split('\n');
  const reason = error instanceof HausgeistError ? ` (${error.reason ?? error.status})` : '';
  process.stderr.write(
    `${[`${sentence}${reason}`, ...rows].join('\n')}\n${error instanceof UsageError ? error.usage : ''}`,
  );
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
