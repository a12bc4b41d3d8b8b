import { MAX_FILES_PER_MESSAGE } from '@hausgeist/schema';
import { AppError, badInput } from '../../platform/errors/index.js';
import { attachmentReasons } from './attachment.reasons.js';

/** The content, the name or the declared type is not allowed, or they disagree. */
export const unsupportedType = (name: string) =>
  badInput(attachmentReasons.FILE_TYPE_UNSUPPORTED({ file: name }));

/** There is nothing in it. */
export const emptyFile = (name: string) => badInput(attachmentReasons.FILE_EMPTY({ file: name }));

/** One file is larger than allowed. */
export const fileTooLarge = (name: string) =>
  new AppError('PAYLOAD_TOO_LARGE', attachmentReasons.FILE_TOO_LARGE({ file: name }));

/** The files together are larger than allowed. */
export const totalTooLarge = (name: string) =>
  new AppError('PAYLOAD_TOO_LARGE', attachmentReasons.FILES_TOO_LARGE_TOGETHER({ file: name }));

/** More files than one message may carry. */
export const tooManyFiles = () =>
  new AppError(
    'PAYLOAD_TOO_LARGE',
    attachmentReasons.TOO_MANY_FILES_ATTACHED({ max: MAX_FILES_PER_MESSAGE }),
  );
