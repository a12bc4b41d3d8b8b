export { EditUseCase } from './EditUseCase';
export { DraftPanel } from './DraftPanel';
export type { PublishedFacts } from './Published';
export { ReviewPanel } from './ReviewPanel';
export { TryPanel } from './try/TryPanel';
export { UseCaseEditor } from './UseCaseEditor';
export { UseCasePicker } from './UseCasePicker';
export { VersionsPanel } from './VersionsPanel';
