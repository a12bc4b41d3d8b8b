import { PERMISSIONS, type Permission } from '@hausgeist/schema';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { parse } from 'graphql';
import { useState, type ReactNode } from 'react';
import { MemoryRouter, type InitialEntry } from 'react-router';
import { firstValueFrom, Observable } from 'rxjs';
import { type GraphqlAnswer, GraphqlClient, type GraphqlTransport } from './graphql-client';
import { GraphqlClientContext } from './graphql-hooks';
import { GuestContext, type Guests } from './guests';
import { POSSIBLE_TYPES } from './possible-types';
import { ShellContext, type ShellContextValue, type StaffSession } from './shell-context';

export { looksOf, showFirstScreen } from './first-screen-testing';

const signedOut: StaffSession = {
  status: 'signedOut',
  viewer: null,
  isUnreachable: false,
  askAgain: () => undefined,
  actingFor: null,
  signIn: async () => undefined,
  signOut: async () => undefined,
  clear: () => undefined,
  rest: (path, init) => fetch(`/api${path}`, init),
  accessToken: () => null,
};

/** The session of a company's administrator, or of one who may do only what is said. */
export const memberSession = (
  permissions: readonly Permission[] = PERMISSIONS,
  overrides: Partial<StaffSession> = {},
): StaffSession => ({
  ...signedOut,
  status: 'signedIn',
  viewer: {
    kind: 'COMPANY_USER',
    permissions,
    twoFactorEnabled: false,
    companyUser: {
      ...{ id: 'member', firstName: 'Katrin', lastName: 'Lindemann' },
      ...{ fullName: 'Katrin Lindemann', email: 'katrin@company.example' },
      ...{ role: 'COMPANY_ADMIN', managingCompany: { id: 'company', name: 'Lindenhof' } },
      ...{ passwordIsTemporary: false, passwordChangeIsDue: false, termsAreDue: false },
    },
  },
  ...overrides,
});

/** What operations are answered with, by their names: data, an error, or nothing as by a slow server. */
export type Answers = Record<string, object | Error | 'never'>;

/** Answers the operations of the component under test; what it says may change while the page is open. */
export const answerLink = (answers: Answers): ApolloLink =>
  new ApolloLink(
    ({ operationName = '' }) =>
      new Observable<ApolloLink.Result>((observer) => {
        const answer = answers[operationName] ?? new Error(`Nothing answers ${operationName}.`);
        if (answer === 'never') return;
        if (answer instanceof Error) return observer.error(answer);
        observer.next({ data: { ...answer } });
        observer.complete();
      }),
  );

/** The way through a link, for the client of tenants' pages. */
function throughLink(link: ApolloLink, client: ApolloClient): GraphqlTransport {
  const send = ({ document, variables, timeoutMs }: Parameters<GraphqlTransport['ask']>[0]) =>
    ApolloLink.execute(
      link,
      {
        query: parse((document as { toString: () => string }).toString()),
        variables: { ...variables },
        context: timeoutMs === undefined ? {} : { fetchOptions: { timeoutMs } },
      },
      { client },
    );
  return {
    // A copy, as it comes over a wire: what a test changes afterwards is not known yet.
    ask: async (request) => structuredClone(await firstValueFrom(send(request))) as GraphqlAnswer,
    follow: (request, { next, error, complete }) => {
      const following = send(request).subscribe({
        next: (answer) => next(answer as GraphqlAnswer),
        error,
        complete,
      });
      return () => following.unsubscribe();
    },
  };
}

const idle: ShellContextValue = {
  locale: 'en',
  setLocale: () => undefined,
  theme: 'system',
  setTheme: () => undefined,
  connection: {
    getState: () => 'disconnected',
    subscribe: () => () => undefined,
    onReconnected: () => () => undefined,
    reconnect: () => undefined,
  },
  resetSession: async () => undefined,
  staff: signedOut,
  showToast: () => undefined,
};

interface TestShellProps extends Partial<ShellContextValue> {
  children: ReactNode;
  /** Where the router starts. */
  path?: InitialEntry;
  /** Answers the GraphQL operations of the component under test. */
  link?: ApolloLink;
  /** Pages of other micro-frontends, for tests of a console. */
  guests?: Guests;
}

/** Everything the shell provides, for stories and component tests of micro-frontends. */
export function TestShell({ children, path = '/', link, guests, ...overrides }: TestShellProps) {
  const [client] = useState(
    () =>
      new ApolloClient({
        link: link ?? ApolloLink.empty(),
        cache: new InMemoryCache({ possibleTypes: POSSIBLE_TYPES }),
      }),
  );
  const [slim] = useState(() => new GraphqlClient(throughLink(client.link, client)));
  return (
    <ShellContext value={{ ...idle, ...overrides }}>
      <ApolloProvider client={client}>
        <GraphqlClientContext value={slim}>
          <MemoryRouter initialEntries={[path]}>
            <GuestContext value={guests ?? { page: null, links: [], path: '/' }}>
              {children}
            </GuestContext>
          </MemoryRouter>
        </GraphqlClientContext>
      </ApolloProvider>
    </ShellContext>
  );
}
