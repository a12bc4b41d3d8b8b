import { type Actor, requireAccess } from '../../platform/context/index.js';

/** Front ends are what all visitors run: administrators of the platform see and change them. */
export const requireFrontEnds = (actor: Actor): void => requireAccess(['admin'], actor);
