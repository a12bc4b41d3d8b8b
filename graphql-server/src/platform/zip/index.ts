export { requireModestPackage } from './modest-package.js';
export {
  endOfDirectory,
  readZipDirectory,
  readZipEntry,
  type ZipEntry,
  ZipEntryError,
} from './zip-directory.js';
