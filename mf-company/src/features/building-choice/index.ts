export { BuildingChoice } from './BuildingChoice';
export { BuildingFilter } from './BuildingFilter';
