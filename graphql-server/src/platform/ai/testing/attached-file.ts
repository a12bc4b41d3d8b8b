import type { AttachedFile } from '../ai-provider.js';

/** A file that came with the question; its text, if it has one, is one passage. */
export function attachedFile(overrides: Partial<AttachedFile> = {}): AttachedFile {
  const { text } = overrides;
  return {
    id: '0190a5b8-0000-7000-8000-000000000000',
    name: 'brief.txt',
    mimeType: 'text/plain',
    isNew: true,
    isMeant: true,
    ...(text ? { passages: [text] } : { unread: 'nothing' }),
    ...overrides,
  };
}
