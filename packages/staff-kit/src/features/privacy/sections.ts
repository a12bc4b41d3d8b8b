/** What a receipt counts, as the server names it: what was erased, and the parts of a package. */
export const SECTIONS = [
  ...([
    'conversations',
    'messages',
    'files',
    'mails',
    'webhookBodies',
    'cases',
    'learned',
  ] as const),
  ...(['mentions', 'auditEntries', 'jobs', 'authored', 'attachments', 'broadcasts'] as const),
  ...(['audit', 'imports', 'notes', 'answers'] as const),
];
