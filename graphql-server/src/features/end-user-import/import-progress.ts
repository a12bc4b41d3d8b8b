import { afterCommit, type EntityManager } from '../../platform/database/index.js';
import type { EventBus } from '../../platform/events/index.js';

/** Topic of the events about one import; whoever hears one reads the state anew. */
export const importTopic = (importId: string) => `end-users.import.${importId}`;

/** Tells whoever watches an import that it has gone on, once that is committed. */
export function announceImport(events: EventBus, tx: EntityManager, importId: string): void {
  afterCommit(tx, () => void events.publish(importTopic(importId), { importId }));
}
