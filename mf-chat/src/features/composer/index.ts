export { ChatActions } from './ChatActions';
export { ClearDialog } from './ClearDialog';
export { Composer } from './Composer';
export { useDraft } from './use-draft';
