export { QuestionsPanel } from './QuestionsPanel';
export { UseCasesPanel } from './UseCasesPanel';
