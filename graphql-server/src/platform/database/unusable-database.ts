/** The database answers, and cannot be used as it is; the message says what to do. */
export class UnusableDatabaseError extends Error {}

/** PostgreSQL's code for a missing right. */
const NOT_ALLOWED = '42501';

/** Its codes for an extension whose files are not on the server. */
const NOT_INSTALLED = new Set(['58P01', '0A000']);

const EXTENSIONS = ['vector', 'pg_trgm', 'btree_gin'];

/** The user and the database of the attempt, for the sentence. */
interface Place {
  user: string;
  /** Host and name of the database. */
  address: string;
}

/** Says in a sentence what an operator has to grant or install; gives other errors back as they are. */
export function explainSchemaFailure(error: unknown, { user, address }: Place): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    const extension = EXTENSIONS.find((name) => cause.message.includes(`extension "${name}"`));
    if (NOT_INSTALLED.has(code) && extension) {
      return new UnusableDatabaseError(
        `PostgreSQL at ${address} has no extension "${extension}". Install it on the server (for "vector" that is pgvector), and start again.`,
        { cause: error },
      );
    }
    if (code === NOT_ALLOWED && extension) {
      return new UnusableDatabaseError(
        `The user "${user}" may not create extensions in the database at ${address}. Let a superuser run there, once: ${EXTENSIONS.map((name) => `create extension if not exists ${name};`).join(' ')} Then start again.`,
        { cause: error },
      );
    }
    if (code === NOT_ALLOWED) {
      return new UnusableDatabaseError(
        `The user "${user}" may not change the schema of the database at ${address} (${withoutStatement(cause.message)}). Make it the owner of the database, or run "npm run hausgeist -- migrate" as a user who may.`,
        { cause: error },
      );
    }
  }
  return error;
}

/** The ORM puts the statement before the reason. */
const withoutStatement = (message: string) => message.split(' - ').at(-1) ?? message;
