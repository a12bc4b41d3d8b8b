import type { StaffSignIn } from '../auth/index.js';
import type { ViewerService } from '../viewer/index.js';
import { StaffSignInResolver } from './staff-sign-in.resolver.js';

export { StaffSignInResolver } from './staff-sign-in.resolver.js';

/** Puts the feature together; each audience brings its own way of signing in. */
export function createStaffSignIn(
  viewers: ViewerService,
  { ADMIN, COMPANY }: { ADMIN: StaffSignIn; COMPANY: StaffSignIn },
) {
  return { resolvers: [new StaffSignInResolver(viewers, { ADMIN, COMPANY })] };
}
