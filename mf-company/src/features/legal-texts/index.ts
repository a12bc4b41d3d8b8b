export { LegalTextsPanel } from './LegalTextsPanel';
