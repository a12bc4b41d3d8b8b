export { AuthResolver } from './auth.resolver.js';
export { addEndUserSignInRoutes } from './end-user-sign-in.routes.js';
export { EndUserSignIn } from './end-user-sign-in.service.js';
export { Session } from './session.entity.js';
export { SessionService } from './session.service.js';
export { OneTimeToken } from './one-time-token.entity.js';
export { SecondFactor } from './second-factor.entity.js';
