/* For the shell only: the other side of the hooks that the main entry gives to micro-frontends. */
export { sendAhead } from './ahead';
export type { Question } from './ahead';
export { isApolloNeeded } from './apollo-need';
export { GraphqlClient, ServerError } from './graphql-client';
export type { GraphqlAnswer, GraphqlDocument, GraphqlTransport } from './graphql-client';
export { GraphqlClientContext } from './graphql-hooks';
export { GuestContext } from './guests';
export type { Guests } from './guests';
export { ShellContext, useShell } from './shell-context';
export type {
  Connection,
  ConnectionState,
  SessionViewer,
  ShellContextValue,
  ShowToast,
  StaffSession,
  ThemePreference,
  ToastAction,
  ToastGroup,
  ToastTone,
} from './shell-context';
export { LOCALES } from './locale';
export type { Locale } from './locale';
export { POSSIBLE_TYPES } from './possible-types';
export { shownLanguage } from './messages-provider';
export type { Catalogues } from './messages-provider';
