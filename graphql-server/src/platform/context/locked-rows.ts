import { type EntityClass, type FilterQuery, LockMode } from '@mikro-orm/core';
import type { EntityManager } from '../database/index.js';
import { notFound, type Refusal } from '../errors/index.js';
import { requireUuid } from './staff.js';

/** Reads a row anew, and locks it until the transaction ends. */
export const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

/** Something of a company, locked until the transaction ends; of that company only, if one is named. */
export async function lockOwned<Row extends { id: string; company?: object | null }>(
  tx: EntityManager,
  entity: EntityClass<Row>,
  id: string,
  companyId: string | undefined,
  missing: Refusal,
): Promise<Row> {
  const where = { id: requireUuid(id), ...(companyId ? { company: companyId } : {}) };
  const row = await tx.findOne(entity, where as FilterQuery<Row>, LOCKED);
  if (!row) throw notFound(missing);
  return row;
}
