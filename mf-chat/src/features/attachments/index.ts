export { addCaseFiles } from './add-case-files';
export { Attachments } from './Attachments';
export { LateStagedFiles, preloadFileLists } from './late-lists';
export { forgetFiles, markedFiles } from './file-marks';
export type { FileSet } from './kept-files';
export { ACCEPTED_FILES, isSameFile, purposeOf } from './staged-files';
export type { FileRefusal } from './staged-files';
export { useStagedFiles } from './use-staged-files';
export { UploadFailure, uploadFiles } from './upload-files';
