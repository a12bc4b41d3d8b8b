export { AssistantCard } from './AssistantCard';
