/** The kit's texts in English, of which a console makes its own; it loads those of one language. */
import { endUserDialogs } from './features/end-users/messages/dialogs/en';
import { endUsers as endUserList } from './features/end-users/messages/en';
import { endUserTexts } from './features/end-users/messages/texts';

/** About tenants and owners, in lists and dialogs. */
export const endUsers = endUserTexts('en', endUserList, endUserDialogs);
/** Of the list of tenants and owners alone. */
export * as endUserList from './features/end-users/messages/en';
/** Of lists, forms and dialogs. */
export { kit } from './messages/kit-en';
/** Of a staff member's own account. */
export * as account from './features/account/messages/en';
export * as notifications from './features/notifications/messages/en';
export * as palette from './features/palette/messages/en';
/** About how good a password is. */
export * as passwords from './features/passwords/messages/en';
/** About the people of a company. */
export * as people from './features/people/messages/en';
/** What the permissions allow. */
export * as permissions from './messages/permissions/en';
/** Of signing in and of new passwords. */
export * as signIn from './features/sign-in/messages/en';
