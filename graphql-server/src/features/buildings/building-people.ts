import type { EntityManager } from '../../platform/database/index.js';
import { EndUser, eventsOfChange } from '../end-users/index.js';
import type { EventPublisher } from '../webhooks/index.js';

/** People whose texts are written and told of at a time. */
const BATCH = 500;

type Texts = Partial<Pick<EndUser, 'address' | 'apartmentNumber'>>;

/** Whose texts change: everybody of a building, or of one flat. */
export type Home = { buildingId: string } | { flatId: string };

/** Keeps the texts of people in step with the building and the flat that they hang from. */
export class BuildingPeople {
  readonly #publisher: EventPublisher;

  constructor(publisher: EventPublisher) {
    this.#publisher = publisher;
  }

  /** Writes these texts for all people of a home and tells endpoints; gives the number of people. */
  async rewrite(tx: EntityManager, companyId: string, home: Home, texts: Texts): Promise<number> {
    let changed = 0;
    let last: string | undefined;
    for (;;) {
      const people = await tx.find(
        EndUser,
        { managingCompany: companyId, ...home, ...(last ? { id: { $gt: last } } : {}) },
        { orderBy: { id: 'asc' }, limit: BATCH },
      );
      if (people.length === 0) return changed;
      last = people.at(-1)?.id;
      const others = people.filter((person) =>
        Object.entries(texts).some(([name, text]) => person[name as keyof Texts] !== text),
      );
      for (const person of others) Object.assign(person, texts);
      await tx.flush();
      const names = Object.keys(texts);
      const events = others.flatMap((person) => eventsOfChange(person, names));
      if (events.length > 0) await this.#publisher.publish(tx, companyId, events);
      changed += others.length;
    }
  }
}
