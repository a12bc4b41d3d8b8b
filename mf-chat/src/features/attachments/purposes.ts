import { ArchiveIcon, DocumentIcon, ImageIcon, SpreadsheetIcon } from '@hausgeist/ui';
import type { AttachmentPurpose } from '../../gql/graphql';

/** How a reader sees what a file is: a sign, and a text of the catalogue `files`. */
export const PURPOSES = {
  IMAGE: { Icon: ImageIcon, text: 'image' },
  DOCUMENT: { Icon: DocumentIcon, text: 'document' },
  SPREADSHEET: { Icon: SpreadsheetIcon, text: 'spreadsheet' },
  ARCHIVE: { Icon: ArchiveIcon, text: 'archive' },
} as const satisfies Record<AttachmentPurpose, object>;
