export { WeeklyFigures } from './WeeklyFigures';
