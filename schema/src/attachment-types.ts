/** What an attachment can be to a reader, and what falls under it. */
export const ATTACHMENT_PURPOSES = {
  image: 'A picture.',
  document: 'A text.',
  spreadsheet: 'A table.',
  archive: 'Several files in one.',
} as const;

/** What an attachment is to a reader; shown beside its name and size. */
export type AttachmentPurpose = keyof typeof ATTACHMENT_PURPOSES;

/** One allowed kind of chat attachment. */
export interface AttachmentType {
  /** File name endings without the dot, lower case. */
  extensions: readonly string[];
  /** Media types that browsers and clients declare for it; the first is the one we serve. */
  mimeTypes: readonly [string, ...string[]];
  purpose: AttachmentPurpose;
}

/** Every kind of file that may be attached to a chat message. */
export const ATTACHMENT_TYPES: readonly AttachmentType[] = [
  { extensions: ['jpg', 'jpeg'], mimeTypes: ['image/jpeg'], purpose: 'image' },
  { extensions: ['png'], mimeTypes: ['image/png'], purpose: 'image' },
  { extensions: ['gif'], mimeTypes: ['image/gif'], purpose: 'image' },
  { extensions: ['bmp'], mimeTypes: ['image/bmp', 'image/x-ms-bmp'], purpose: 'image' },
  { extensions: ['tif', 'tiff'], mimeTypes: ['image/tiff'], purpose: 'image' },
  { extensions: ['webp'], mimeTypes: ['image/webp'], purpose: 'image' },
  { extensions: ['pdf'], mimeTypes: ['application/pdf'], purpose: 'document' },
  { extensions: ['doc'], mimeTypes: ['application/msword'], purpose: 'document' },
  {
    extensions: ['docx'],
    mimeTypes: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    purpose: 'document',
  },
  { extensions: ['txt'], mimeTypes: ['text/plain'], purpose: 'document' },
  {
    extensions: ['rtf'],
    mimeTypes: ['application/rtf', 'text/rtf', 'application/x-rtf'],
    purpose: 'document',
  },
  { extensions: ['xls'], mimeTypes: ['application/vnd.ms-excel'], purpose: 'spreadsheet' },
  {
    extensions: ['xlsx'],
    mimeTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    purpose: 'spreadsheet',
  },
  { extensions: ['csv'], mimeTypes: ['text/csv', 'application/csv'], purpose: 'spreadsheet' },
  {
    extensions: ['zip'],
    mimeTypes: ['application/zip', 'application/x-zip-compressed'],
    purpose: 'archive',
  },
  {
    extensions: ['rar'],
    mimeTypes: ['application/vnd.rar', 'application/x-rar-compressed', 'application/x-rar'],
    purpose: 'archive',
  },
  { extensions: ['7z'], mimeTypes: ['application/x-7z-compressed'], purpose: 'archive' },
];
