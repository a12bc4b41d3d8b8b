import { ApolloProvider, useApolloClient } from '@apollo/client/react';
import {
  sendAhead,
  ShellContext,
  type ShellContextValue,
  type StaffSession,
} from '@hausgeist/shell-api/host';
import { MessagesProvider } from '@hausgeist/shell-api/slim';
import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { createSession, type Session } from '../apollo/session';
import { StaffViewerNowDocument } from '../gql/graphql';
import { pathAfterExpiry, type StaffArea } from './areas';
import { de } from '../messages/de';
import { en } from '../messages/en';
import { Toasts } from './Toasts';
import { TokenStore } from './token-store';
import { withToken } from './with-token';
import { useStaffViewer } from './use-staff-viewer';
import { useToasts } from './use-toasts';

/** What holds in every part of the page. */
export type Preferences = Pick<ShellContextValue, 'locale' | 'setLocale' | 'theme' | 'setTheme'>;

interface StaffSessionProviderProps {
  /** Whose session holds. */
  area: StaffArea;
  actingFor: string | null;
  preferences: Preferences;
  children: ReactNode;
}

interface Connection {
  tokens: TokenStore;
  session: Session;
  /** Ends that pages ask ahead. */
  stopAhead?: () => void;
}

function connect(area: StaffArea): Connection {
  const tokens = new TokenStore(area);
  const session: Session = createSession({
    authorize: (send) => withToken(tokens, send),
    connectionParams: async () => ({ token: await tokens.lasting() }),
    // The next request shows whether the session has ended; after signing out none is needed.
    onRefused: () => {
      if (tokens.token === null) return;
      void session.client.refetchQueries({ include: [StaffViewerNowDocument] });
    },
  });
  return { tokens, session };
}

/** Sessions that wait for their console to be drawn. */
const begun = new Map<StaffArea, Connection>();

/**
 * Begins a console's session: who is signed in is asked while the rest of the page is still on its way, and beside it what
 * the page of their own area wants to know.
 */
export function beginSession(area: StaffArea, isOwnArea: boolean): void {
  const connection = connect(area);
  begun.set(area, connection);
  if (connection.tokens.token === null) return;
  // Who draws the console asks once more, and shows what went wrong.
  connection.session.client.query({ query: StaffViewerNowDocument }).catch(() => undefined);
  if (isOwnArea) connection.stopAhead = sendAhead(connection.session.askAhead);
}

function takeConnection(area: StaffArea): Connection {
  const connection = begun.get(area) ?? connect(area);
  begun.delete(area);
  return connection;
}

/** Gives a console its Apollo client, its socket, and the signed-in user. Key it by the area. */
export function StaffSessionProvider({ area, ...rest }: StaffSessionProviderProps) {
  const [connection] = useState(() => takeConnection(area));
  useEffect(
    () => () => {
      connection.stopAhead?.();
      connection.session.dispose();
    },
    [connection],
  );
  return (
    <ApolloProvider client={connection.session.client}>
      <StaffContext area={area} connection={connection} {...rest} />
    </ApolloProvider>
  );
}

/** Where a person is signed out at their organisation, too; undefined where nothing is to be done there. */
async function organisationIn(answer: Response | undefined): Promise<string | undefined> {
  const body: unknown = await answer?.json().catch(() => undefined);
  const { organisationUrl } = (body ?? {}) as { organisationUrl?: unknown };
  return typeof organisationUrl === 'string' ? organisationUrl : undefined;
}

function leaveFor(url: string): Promise<never> {
  window.location.assign(url);
  return new Promise(() => undefined);
}

/** Takes away what this tab keeps, such as texts that were not sent: the next person may be another. */
function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Where the storage is forbidden, nothing is kept.
  }
}

function StaffContext({
  area,
  actingFor,
  connection: { tokens, session },
  preferences,
  children,
}: StaffSessionProviderProps & { connection: Connection }) {
  const client = useApolloClient();
  const who = useStaffViewer(area, tokens);
  const { toasts, show, dismiss } = useToasts();
  const leaving = useRef(false);
  useLeaveOnExpiry(area, who.status, { leaving, tokens });

  const actions = useMemo(
    (): Omit<StaffSession, keyof typeof who | 'actingFor'> => ({
      signIn: async (token, record) => {
        // Before the token is there: it sets off the question who this is, which must not be aborted.
        await session.forget();
        leaving.current = false;
        tokens.keep(token, record);
        await client.query({ query: StaffViewerNowDocument, fetchPolicy: 'network-only' });
      },
      signOut: async () => {
        leaving.current = true;
        const ended = tokens.fetch(area.logoutPath, { method: 'POST' });
        // Ended here at once and in any case, so that nothing more is asked in this session's name; a
        // server that cannot be reached forgets the session by itself.
        tokens.clear();
        forgetTab();
        const answer = await ended.catch(() => undefined);
        await session.forget();
        const elsewhere = await organisationIn(answer);
        // The page is left, and whatever would come after this must not keep the browser here.
        if (elsewhere) await leaveFor(elsewhere);
      },
      clear: () => tokens.clear(),
      rest: (path, init) => tokens.fetch(path, init),
      accessToken: () => tokens.token,
    }),
    [area, client, session, tokens],
  );
  const value: ShellContextValue = {
    ...preferences,
    connection: session.socket.connection,
    resetSession: session.reset,
    staff: { ...actions, ...who, actingFor },
    showToast: show,
  };
  return (
    <ShellContext value={value}>
      {children}
      <MessagesProvider messages={{ de, en }}>
        <Toasts toasts={toasts} onDismiss={dismiss} />
      </MessagesProvider>
    </ShellContext>
  );
}

/**
 * Goes to the login page when a session that was there has ended. A user who did not sign out
 * themselves comes back to the same page from there.
 */
function useLeaveOnExpiry(
  area: StaffArea,
  status: StaffSession['status'],
  { leaving, tokens }: { leaving: RefObject<boolean>; tokens: TokenStore },
): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const before = useRef(status);
  const leave = useEffectEvent(() => {
    const path = pathAfterExpiry(area, pathname);
    const { pausedCompany } = tokens;
    const expired = { from: pathname + search, hasExpired: true };
    const state = leaving.current ? null : { ...expired, ...(pausedCompany && { pausedCompany }) };
    if (path) void navigate(path, { replace: true, state });
  });
  useEffect(() => {
    if (before.current !== 'signedOut' && status === 'signedOut') leave();
    before.current = status;
  }, [status]);
}
