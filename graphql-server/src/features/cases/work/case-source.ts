import type { Attachment } from '../../attachments/index.js';
import { fullName } from '../../conversations/index.js';
import type { EndUser } from '../../end-users/index.js';
import type { ServiceCase } from '../case.entity.js';

/** Where a tenant or owner lives, as cases say it: to the company, its craftsmen and the tenant. */
export function placeOf(person: EndUser | null): string {
  const flat = person?.apartmentNumber && `Wohnung ${person.apartmentNumber}`;
  return [person?.address, flat].filter(Boolean).join(', ');
}

/** A file that was sent in a conversation, as one of a case. */
export const fromConversation = (
  serviceCase: ServiceCase,
  file: Attachment,
  person: EndUser | null,
) => ({
  companyId: serviceCase.company.id,
  caseId: serviceCase.id,
  messageId: file.messageId ?? null,
  side: 'TENANT' as const,
  uploadedBy: person ? fullName(person) : '',
  originalName: file.originalName,
  fileSize: file.fileSize,
  mimeType: file.mimeType,
  purpose: file.purpose,
  storageKey: file.storageKey,
  storedAt: new Date(),
});
