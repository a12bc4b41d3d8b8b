export { DraftPanel } from './DraftPanel';
export { ReviewPanel } from './ReviewPanel';
export { UseCaseEditor } from './UseCaseEditor';
export { VersionsPanel } from './VersionsPanel';
