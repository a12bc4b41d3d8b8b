import { type Actor, requireAccess, requirePlatformScope } from '../../platform/context/index.js';

/** Figures and prices concern all companies at once: they are for the platform. */
export const requireMonitoring = (actor: Actor): void => {
  requirePlatformScope(actor, 'monitoring.view');
};

/** Only people set the prices of models. */
export const requirePricing = (actor: Actor): void => requireAccess(['admin'], actor);
