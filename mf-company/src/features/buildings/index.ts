export { BuildingPage } from './BuildingPage';
export { Buildings } from './Buildings';
