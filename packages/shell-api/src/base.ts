/* What every entry for micro-frontends has. */
export {
  Link,
  NavLink,
  Navigate,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';
export { createTranslator, useLocale, useTranslations } from 'use-intl';
export { useConnectionState, useReconnect, useReconnected } from './connection';
export { useFormatter } from './formatter';
export { hasFirstScreen, leaveFirstScreen, takeFirstScreen } from './first-screen';
export type { FirstScreenInput } from './first-screen';
export { useGuest, useGuestLinks, useGuestPaths } from './guests';
export type { GuestLink } from './guests';
export { useKeepForReturn, useOpenDialog, useReturned } from './kept-for-return';
export { MessagesProvider, prepareMessages } from './messages-provider';
export type { Catalogues } from './messages-provider';
export { LOCALES, useSetLocale } from './locale';
export type { Locale } from './locale';
export { useDocumentTitle, usePageCompany, useToast } from './page';
export { toRefusal, toRequestFailure } from './request-failure';
export type { FieldFailure, RequestFailure, ToldRefusal } from './request-failure';
export type { RefusalReason } from './gql/enums';
export { untilServerAnswers } from './server-answers';
export { useResetSession } from './session';
export { useAccessToken, usePermission, useRest, useSession } from './staff-session';
export { useThemePreference } from './theme';
export type {
  ConnectionState,
  SessionViewer,
  ShowToast,
  StaffSession,
  ThemePreference,
  ToastAction,
  ToastGroup,
  ToastTone,
} from './shell-context';
