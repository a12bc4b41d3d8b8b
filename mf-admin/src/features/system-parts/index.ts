export { isInTrouble, PartIcon, PartText } from './PartText';
export { SystemParts } from './SystemParts';
