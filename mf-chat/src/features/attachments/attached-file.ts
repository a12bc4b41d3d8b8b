import type { AttachmentPurpose } from '../../gql/graphql';

/** A file that belongs to a message. */
export interface AttachedFile {
  id: string;
  originalName: string;
  fileSize: number;
  purpose: AttachmentPurpose | null;
  /** Media type. */
  mimeType?: string;
  /** Missing as long as it is on its way. */
  url?: string;
  /** The file itself where it is still on this device. */
  file?: File;
}
