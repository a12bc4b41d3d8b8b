export { EndUser, type EndUserType } from './end-user.entity.js';
export { findEndUser, findEndUserByNumber, foldEmail } from './end-user.service.js';
export { EndUserProfile, toEndUserProfile } from './end-user-profile.type.js';
export { EndUserSignInResolver } from './sign-in/end-user-sign-in.resolver.js';
export { endUserSignInRoutes } from './sign-in/end-user-sign-in.routes.js';
export { EndUserSignIn } from './sign-in/end-user-sign-in.service.js';
