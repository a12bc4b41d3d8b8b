export { ChatAccessCard } from './ChatAccessCard';
