import type { Attachment } from './attachment.entity.js';

/** Path under which an attachment is downloaded. */
export const attachmentUrl = (id: string) => `/api/files/${id}`;

/** An attachment as clients see it. */
export interface AttachmentBody {
  id: string;
  originalName: string;
  /** Size in bytes. */
  fileSize: number;
  mimeType: string;
  purpose: string;
  url: string;
}

/** An attachment as REST answers show it. */
export function presentAttachment(attachment: Attachment): AttachmentBody {
  const { id, originalName, fileSize, mimeType, purpose } = attachment;
  return { id, originalName, fileSize, mimeType, purpose, url: attachmentUrl(id) };
}
