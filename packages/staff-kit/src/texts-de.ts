/** The kit's texts in German, of which a console makes its own; it loads those of one language. */
import { endUserDialogs } from './features/end-users/messages/dialogs/de';
import { endUsers as endUserList } from './features/end-users/messages/de';
import { endUserTexts } from './features/end-users/messages/texts';

/** About tenants and owners, in lists and dialogs. */
export const endUsers = endUserTexts('de', endUserList, endUserDialogs);
/** Of the list of tenants and owners alone. */
export * as endUserList from './features/end-users/messages/de';
/** Of lists, forms and dialogs. */
export { kit } from './messages/kit-de';
/** Of a staff member's own account. */
export * as account from './features/account/messages/de';
export * as notifications from './features/notifications/messages/de';
export * as palette from './features/palette/messages/de';
/** About how good a password is. */
export * as passwords from './features/passwords/messages/de';
/** About the people of a company. */
export * as people from './features/people/messages/de';
/** What the permissions allow. */
export * as permissions from './messages/permissions/de';
/** Of signing in and of new passwords. */
export * as signIn from './features/sign-in/messages/de';
