export { ExportButtons } from './ExportButtons';
export { ImportDialog } from './ImportDialog';
