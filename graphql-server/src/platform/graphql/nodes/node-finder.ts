import { type Access, type RequestContext, requireAccess } from '../../context/index.js';
import { AppError } from '../../errors/index.js';
import type { NodeSource } from './node-source.js';

/** A thing as GraphQL shows it, with the name of its type. */
export interface FoundNode {
  id: string;
  __typename: string;
}

/** Finds things of all types by their ids. */
export class NodeFinder {
  readonly #sources: readonly NodeSource[];

  constructor(sources: readonly NodeSource[]) {
    this.#sources = sources;
  }

  /**
   * The things with these ids, in their order. What the actor may not see is null, the same as what
   * does not exist. At most one statement for each source, however many ids there are.
   */
  async find(context: RequestContext, ids: readonly string[]): Promise<(FoundNode | null)[]> {
    const keys = ids.map((id) => id.toLowerCase());
    const wanted = new Set(keys.filter((key) => UUID.test(key)));
    const found = new Map<string, FoundNode>();
    for (const source of this.#sources) {
      if (wanted.size === 0) break;
      if (!isOpen(source.access, context)) continue;
      for (const thing of await visible(source, context, [...wanted])) {
        found.set(thing.id, Object.assign(thing, { __typename: thing.__typename ?? source.type }));
        wanted.delete(thing.id);
      }
    }
    return keys.map((key) => found.get(key) ?? null);
  }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Refusals of this kind say only that there is nothing for the actor here. */
const CLOSED = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND']);

function isOpen(access: Access, { actor }: RequestContext): boolean {
  try {
    requireAccess(access, actor);
    return true;
  } catch {
    return false;
  }
}

async function visible(source: NodeSource, context: RequestContext, ids: string[]) {
  try {
    return await source.find(context, ids);
  } catch (error) {
    if (error instanceof AppError && CLOSED.has(error.code)) return [];
    throw error;
  }
}
