import {
  type Actor,
  companyOf,
  hasPermission,
  hasPlatformScope,
  requirePermission,
  requirePlatformScope,
} from '../../platform/context/index.js';

/** The company whose figures the actor may read. */
export const analyticsToRead = (actor: Actor, companyId: string | null | undefined): string =>
  companyOf(requirePermission(actor, 'analytics.view'), companyId);

/** Figures over all companies, and what each of them costs, are for the platform. */
export const requireAllAnalytics = (actor: Actor): void => {
  requirePlatformScope(actor, 'monitoring.view');
};

/** What models cost is told to those who pay for it: the platform. */
export const maySeeCosts = (actor: Actor): boolean => hasPlatformScope(actor, 'monitoring.view');

/** The company whose dashboard the actor may read. */
export const dashboardToRead = (actor: Actor, companyId: string | null | undefined): string =>
  companyOf(requirePermission(actor, 'dashboard.view'), companyId);

/** Whether the dashboard has the figures of the day for the actor. */
export const maySeeFiguresOfDay = (actor: Actor): boolean =>
  hasPermission(actor, 'dashboard.analytics');
