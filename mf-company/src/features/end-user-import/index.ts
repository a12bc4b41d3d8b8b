export { EndUserFiles } from './EndUserFiles';
export { ImportDialog } from './ImportDialog';
