import { LatePart } from '../late-part';
import type { AttachedFile } from './attached-file';
import { LateAttachmentList } from './late-lists';

interface AttachmentsProps {
  files: readonly AttachedFile[];
  /** What they are, where they are no message's. */
  label?: string;
}

/** Files that were sent; their names as long as nothing better has come. */
export function Attachments({ files, label }: AttachmentsProps) {
  if (files.length === 0) return null;
  const names = files.map(({ originalName }) => originalName).join(', ');
  return (
    <LatePart fallback={<span>{names}</span>}>
      <LateAttachmentList files={files} label={label} />
    </LatePart>
  );
}
