/* For the shell only: the other side of the hooks that the main entry gives to micro-frontends. */
export { ShellContext, useShell } from './shell-context';
export type { ShellContextValue } from './shell-context';
export type { Connection, ConnectionState } from './connection';
export { LOCALES } from './locale';
export type { Locale } from './locale';
export { prepareMessages } from './messages-provider';
export type { Catalogues } from './messages-provider';
export type { ThemePreference } from './theme';
export type { ShowToast, ToastTone } from './page';
export type { SessionViewer, StaffSession } from './staff-session';
