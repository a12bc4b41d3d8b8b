import { afterCommit, type EntityManager } from '../../platform/database/index.js';
import type { EventBus } from '../../platform/events/index.js';

/** Topic of the events about one import; a subscriber that gets one reads the state anew. */
export const importTopic = (importId: string) => `end-users.import.${importId}`;

/** Tells the clients that watch an import that it has gone on, once that is committed. */
export function announceImport(events: EventBus, tx: EntityManager, importId: string): void {
  afterCommit(tx, () => void events.publish(importTopic(importId), { importId }));
}
