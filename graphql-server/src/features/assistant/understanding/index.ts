export { afterDanger } from './danger/after-danger.js';
export type { Danger, DangerKind } from './danger/danger-kinds.js';
export { DANGER_KINDS } from './danger/danger-kinds.js';
export { type DangerHelp, dangerHelp, type EmergencyCall } from './danger/instructions.js';
export { detectDanger } from './danger/detect-danger.js';
export { detectLanguage } from './language.js';
export { toGermanTerms } from './german-terms/to-german-terms.js';
export { detectIntent, type Intent } from './intent/detect-intent.js';
export { stripCourtesy } from './intent/strip-courtesy.js';
