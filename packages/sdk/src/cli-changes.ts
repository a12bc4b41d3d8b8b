import { readFile, writeFile } from 'node:fs/promises';
import type { Connection, TypedDocument } from './documents.js';
import type { Hausgeist } from './hausgeist.js';

const CHANGES = `query ($after: String, $filter: ChangeFilter!) {
  changes(first: 100, after: $after, filter: $filter) {
    pageInfo { hasNextPage endCursor }
    edges { node {
      type nodeId companyId isDeleted
      node {
        __typename
        ... on EndUser { fullName email phone address apartmentNumber buildingId flatId }
        ... on Building { name street postcode city address }
        ... on Case { number title place category urgency state dueOn updatedAt }
      }
    } }
  }
}` as TypedDocument<{ changes: Connection<object> }, { after?: string; filter: object }>;

interface Kept {
  company?: string | undefined;
  /** The file that the cursor is kept in. */
  cursor?: string | undefined;
  write: (line: string) => void;
}

/** Writes every change as a line of JSON, and keeps the cursor once a page was written. */
export async function followChanges(
  hausgeist: Hausgeist,
  types: string[],
  { company, cursor, write }: Kept,
): Promise<void> {
  const after = cursor === undefined ? undefined : await readFile(cursor, 'utf8').catch(() => '');
  const filter = { types, companyId: company };
  const start = { filter, ...(after ? { after } : {}) };
  for await (const page of hausgeist.pages(CHANGES, start, ({ changes }) => changes)) {
    for (const { node } of page.edges) write(`${JSON.stringify(node)}\n`);
    if (cursor !== undefined) await writeFile(cursor, page.pageInfo.endCursor ?? '');
  }
}
