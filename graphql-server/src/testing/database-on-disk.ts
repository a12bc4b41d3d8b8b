import { inject } from 'vitest';
import { databaseSchema } from '../database-schema.js';
import type { DatabaseSchema } from '../platform/database/index.js';

const schemaFrom = (template: string): DatabaseSchema => ({ ...databaseSchema, template });

/**
 * The schema for embedded databases on disk that a test has made anew. They begin as a copy of an empty
 * database, and are brought up to date as ever: making an empty one alone takes five seconds of work.
 */
export const schemaFromBlank = () => schemaFrom(inject('blankTemplate'));

/** The same, beginning as a database that is up to date, as a server of this version has left it. */
export const schemaFromCurrent = () =>
  schemaFrom(inject('embeddedTemplate') || inject('blankTemplate'));
