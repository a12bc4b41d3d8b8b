import type { Actor } from '../../platform/context/index.js';
import { mayDelete } from './contact-note.policy.js';
import type { ContactNoteView } from './contact-note.repository.js';

/** A note as this actor may see it, without who wrote it but for their name. */
export const presentTo =
  (actor: Actor) =>
  ({ authorId, ...note }: ContactNoteView) => ({
    ...note,
    mayDelete: mayDelete(actor, { authorId }),
  });
