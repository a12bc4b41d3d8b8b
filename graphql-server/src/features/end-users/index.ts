export { EndUser, type EndUserType } from './end-user.entity.js';
export { findEndUser, findEndUserByNumber, foldEmail } from './end-user.service.js';
export { EndUserProfile, toEndUserProfile } from './end-user.type.js';
