import { AppError, platformReasons, wrongField } from '../errors/index.js';
import type { FieldLabel } from '@hausgeist/schema';

/** What an upsert did. */
export const UPSERT_OUTCOMES = ['CREATED', 'CHANGED', 'UNCHANGED'] as const;
export type UpsertOutcome = (typeof UPSERT_OUTCOMES)[number];

/** The thing as it is now. */
export interface Upserted<View> {
  view: View;
  outcome: UpsertOutcome;
}

interface Steps<View> {
  /** Id of the thing, if there is one; looked up anew each time. */
  find: () => Promise<string | undefined>;
  create: () => Promise<View>;
  change: (id: string) => Promise<{ view: View; isChanged: boolean }>;
}

/** How often the thing is looked up anew because another program made or deleted it first. */
const ATTEMPTS = 3;

/**
 * Changes a thing, or makes it where there is none. Of two programs that do it at once, one makes it and the
 * other changes it: after a refusal the thing is looked up again, as the other may have been faster.
 */
export async function upserting<View>({
  find,
  create,
  change,
}: Steps<View>): Promise<Upserted<View>> {
  let id = await find();
  for (let left = ATTEMPTS; ; left -= 1) {
    try {
      if (id === undefined) return { view: await create(), outcome: 'CREATED' };
      const { view, isChanged } = await change(id);
      return { view, outcome: isChanged ? 'CHANGED' : 'UNCHANGED' };
    } catch (error) {
      const now = error instanceof AppError && left > 1 ? await find() : id;
      if (now === id) throw error;
      id = now;
    }
  }
}

/** The external id that a program names a thing by, which has to be there. */
export function requireExternalId(externalId: string | null, label: FieldLabel): string {
  if (externalId === null) throw wrongField('externalId', platformReasons.REQUIRED({ label }));
  return externalId;
}
