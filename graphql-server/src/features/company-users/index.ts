export { CompanyInvitation } from './company-invitation.entity.js';
export { CompanyUser, type CompanyUserStatus } from './company-user.entity.js';
