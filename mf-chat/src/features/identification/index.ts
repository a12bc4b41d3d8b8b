export type { Step } from './steps';
export { useDelayed } from './use-delayed';
export { useIdentification } from './use-identification';
