export {
  type FileContent,
  FileMissingError,
  type FileStore,
  readBytes,
  readIfThere,
  type StoredFile,
} from './file-store.js';
export { observedFileStore } from './observed-file-store.js';
export { openFileStore } from './open-file-store.js';
export { FileRemoval } from './file-removal.js';
