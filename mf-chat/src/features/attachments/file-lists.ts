/* One part of the code: what shows files. */
export { AttachmentList } from './AttachmentList';
export { StagedFiles } from './StagedFiles';
