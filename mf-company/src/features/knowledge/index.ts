export { QuestionsPanel } from './QuestionsPanel';
export { UseCaseDetail } from './UseCaseDetail';
export { UseCasesPanel } from './UseCasesPanel';
