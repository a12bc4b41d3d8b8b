import { defineReasons } from '../../platform/errors/index.js';

/** Why a file is not taken, found or attached. */
export const attachmentReasons = defineReasons({
  CHAT_SIGN_IN_REQUIRED:
    'Bitte melden Sie sich zuerst mit Ihrer E-Mail-Adresse und Ihrer Authentifizierungsnummer an.',
  FILE_TYPE_UNSUPPORTED: '{file}: Unsupported file type',
  FILE_EMPTY: '{file}: The file is empty',
  FILE_TOO_LARGE: '{file}: File size exceeds 5MB limit',
  FILES_TOO_LARGE_TOGETHER: 'Adding {file} would exceed 15MB total limit',
  TOO_MANY_FILES_ATTACHED: 'At most {max} files can be attached to a message',
  TOO_MANY_FILES_IN_MESSAGE: 'Too many files in one message.',
  NO_FILES_UPLOADED: 'No files uploaded',
  TOO_MANY_PARTS: 'The upload has too many parts.',
  TOO_MANY_UPLOADS: 'Too many uploads. Please try again later.',
  SESSION_ID_INVALID: 'The session id is missing or wrong.',
  UPLOAD_FAILED: 'File upload failed',
  ATTACHMENT_NOT_FOUND: 'Attachment not found.',
  FILE_NOT_FOUND: 'File not found.',
});
