import type { StaffAudience, StaffSignIn } from '../auth/index.js';

/** How people of each audience sign in. */
export type SignInWays = Readonly<Record<StaffAudience, StaffSignIn>>;
