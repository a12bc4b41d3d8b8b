import { cpSync } from 'node:fs';
import { inject } from 'vitest';
import { databaseSchema } from '../database-schema.js';
import type { DatabaseSchema } from '../platform/database/index.js';

/** The schema for new embedded databases that begin as a copy of a folder. */
export const schemaFrom = (source: string): DatabaseSchema => ({
  ...databaseSchema,
  template: (folder) => cpSync(source, folder, { recursive: true }),
});

/**
 * The schema for embedded databases on disk that a test has made anew. They begin as a copy of an empty
 * database, and are brought up to date as ever: making an empty one alone takes five seconds of work.
 */
export const schemaFromBlank = () => schemaFrom(inject('blankTemplate'));

/** The same, beginning as a database that is up to date, as a server of this version has left it. */
export const schemaFromCurrent = () =>
  schemaFrom(inject('embeddedTemplate') || inject('blankTemplate'));
