export { OneTimeToken } from './one-time-token.entity.js';
export { SecondFactor } from './second-factor.entity.js';
export { Session } from './session.entity.js';
export { type OpenedSession, SessionService } from './session.service.js';
export { SignOutResolver } from './sign-out.resolver.js';
