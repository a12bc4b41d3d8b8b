export { AttachmentList } from './AttachmentList';
export { FileChip } from './FileChip';
export { StagedFiles } from './StagedFiles';
export { ACCEPTED_FILES, purposeOf } from './staged-files';
export type { FileRefusal } from './staged-files';
export { useStagedFiles } from './use-staged-files';
export { UploadFailure, uploadFiles } from './upload-files';
