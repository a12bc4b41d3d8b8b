import { type Actor, requireAccess } from '../../platform/context/index.js';

/** Figures and prices concern all companies at once: they are for administrators. */
export const requireMonitoring = (actor: Actor): void => requireAccess(['admin'], actor);
