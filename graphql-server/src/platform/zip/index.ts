export { requireModestPackage } from './modest-package.js';
export {
  endOfDirectory,
  readZipDirectory,
  readZipEntry,
  readZipEntryHead,
  type ZipEntry,
  ZipEntryError,
} from './zip-directory.js';
