import { MAX_FILES_PER_MESSAGE } from '@hausgeist/schema';
import { AppError, badInput } from '../../platform/errors/index.js';

/** The content, the name or the declared type is none of the allowed ones, or they disagree. */
export const unsupportedType = (name: string) => badInput(`${name}: Unsupported file type`);

/** One file is larger than allowed. */
export const fileTooLarge = (name: string) =>
  new AppError('PAYLOAD_TOO_LARGE', `${name}: File size exceeds 5MB limit`);

/** The files together are larger than allowed. */
export const totalTooLarge = (name: string) =>
  new AppError('PAYLOAD_TOO_LARGE', `Adding ${name} would exceed 15MB total limit`);

/** More files than one message may carry. */
export const tooManyFiles = () =>
  new AppError(
    'PAYLOAD_TOO_LARGE',
    `At most ${MAX_FILES_PER_MESSAGE} files can be attached to a message`,
  );

/** The file holds the string by which virus protection is tested. */
export const malwareFound = (name: string) =>
  badInput(`${name}: The file was refused because it contains malware`);

/** Said to whoever writes or uploads without having signed in to the chat. */
export const CHAT_SIGN_IN =
  'Bitte melden Sie sich zuerst mit Ihrer E-Mail-Adresse und Ihrer Authentifizierungsnummer an.';
