import { createHash } from 'node:crypto';
import type { EntityClass, EntityDictionary } from '@mikro-orm/core';
import { CompiledQuery } from 'kysely';
import type { EntityManager } from './database-port.js';

/** Statements that connections keep prepared; each costs some memory in every one of them. */
const MOST_STATEMENTS = 200;

const textsBySql = new Map<string, string>();
const namesByText = new Map<string, string>();

/**
 * Reads rows by a statement that runs again and again, which PostgreSQL parses once for each
 * connection. Question marks stand for values; the rest of the text must not depend on what a client
 * sends, except among few choices.
 */
export async function readPrepared<Row>(
  em: EntityManager,
  sql: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const query = CompiledQuery.raw(prepare(sql), [...values]);
  try {
    const { rows } = await em.getKysely().executeQuery<Row>(query);
    return rows;
  } catch (error) {
    // As every other statement fails.
    throw em
      .getPlatform()
      .getExceptionConverter()
      .convertException(error as Error);
  }
}

/**
 * Entities that a prepared statement finds; they are managed, and as the database has them now. The condition,
 * in names of columns, may end with an order or a lock. What was changed and is not flushed yet is lost.
 */
export async function findPrepared<Entity extends object>(
  em: EntityManager,
  entity: EntityClass<Entity>,
  condition: string,
  values: readonly unknown[],
): Promise<Entity[]> {
  const sql = `${selectionOf(em, entity)} where ${condition}`;
  const rows = await readPrepared<EntityDictionary<Entity>>(em, sql, values);
  return rows.map((row) => em.map(entity, row));
}

const selections = new Map<EntityClass<object>, string>();

/** Names its columns: a prepared statement for all of them would fail once a migration adds one. */
function selectionOf(em: EntityManager, entity: EntityClass<object>): string {
  const known = selections.get(entity);
  if (known) return known;
  const { tableName, props } = em.getMetadata().get(entity);
  const columns = props
    .filter(({ persist, lazy }) => persist !== false && !lazy)
    .flatMap(({ fieldNames }) => fieldNames);
  const selection = `select ${columns.map((name) => `"${name}"`).join(', ')} from "${tableName}"`;
  selections.set(entity, selection);
  return selection;
}

/** The name under which connections keep a statement; undefined for those that are not kept. */
export const preparedName = (text: string) => namesByText.get(text);

/** The statement as PostgreSQL reads it; beyond the limit it is parsed each time, as others are. */
export function prepare(sql: string): string {
  const known = textsBySql.get(sql);
  if (known) return known;
  const text = numberValues(sql);
  if (textsBySql.size < MOST_STATEMENTS) {
    textsBySql.set(sql, text);
    namesByText.set(text, createHash('sha1').update(text).digest('base64url'));
  }
  return text;
}

function numberValues(sql: string): string {
  let count = 0;
  return sql.replaceAll('?', () => {
    count += 1;
    return `$${count}`;
  });
}
