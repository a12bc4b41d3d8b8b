export { requireModestPackage } from './modest-package.js';
export {
  endOfDirectory,
  readZipDirectory,
  readZipEntry,
  readZipEntryHead,
  type ZipEntry,
} from './zip-directory.js';
