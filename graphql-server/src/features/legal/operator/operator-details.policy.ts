import { type Actor, requireAccess } from '../../../platform/context/index.js';

/** What is said of the operator binds the operator: administrators of the platform alone, and no program. */
export const requireOperatorDetails = (actor: Actor): void => requireAccess(['admin'], actor);
