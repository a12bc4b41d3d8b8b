export type { Danger, DangerKind } from './danger/danger-kinds.js';
export { DANGER_KINDS } from './danger/danger-kinds.js';
export { detectDanger } from './danger/detect-danger.js';
export { detectLanguage } from './language.js';
