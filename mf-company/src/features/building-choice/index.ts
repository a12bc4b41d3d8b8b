export { BuildingChoice } from './BuildingChoice';
