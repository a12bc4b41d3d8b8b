import type { AuditLog } from '../audit/index.js';
import { ContactNoteResolver } from './contact-note.resolver.js';
import { contactNoteRoutes } from './contact-note.routes.js';
import { ContactNotes } from './contact-note.service.js';

export { ContactNote } from './contact-note.entity.js';
export { contactNoteReasons } from './contact-note.reasons.js';
export { findNoteOf } from './contact-note.repository.js';
export { ContactNoteResolver } from './contact-note.resolver.js';

/** Puts the feature together. */
export function createContactNotes(parts: { audit: AuditLog }) {
  const notes = new ContactNotes(parts);
  return { resolvers: [new ContactNoteResolver(notes)], restRoutes: contactNoteRoutes(notes) };
}
