export { ExportMenu } from './ExportMenu';
export { ImportDialog } from './ImportDialog';
