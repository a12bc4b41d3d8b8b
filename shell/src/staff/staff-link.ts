import { ApolloLink, type Observable } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { catchError, from, of, switchMap, throwError } from 'rxjs';
import type { TokenStore } from './token-store';

type Result = ApolloLink.Result;

/** Sends the access token along, and once more with a new one when the server finds it expired. */
export function createStaffLink(tokens: Pick<TokenStore, 'token' | 'renew'>): ApolloLink {
  return new ApolloLink((operation, forward): Observable<Result> => {
    const { token } = tokens;
    if (token === null) return forward(operation);
    authorize(operation, token);
    const again = (otherwise: () => Observable<Result>) =>
      from(tokens.renew(token)).pipe(
        switchMap((fresh) => {
          if (fresh === null) return otherwise();
          authorize(operation, fresh);
          return forward(operation);
        }),
      );
    return forward(operation).pipe(
      switchMap((result) => (isRefused(result) ? again(() => of(result)) : of(result))),
      catchError((error: unknown) =>
        isUnauthorized(error) ? again(() => throwError(() => error)) : throwError(() => error),
      ),
    );
  });
}

function authorize(operation: ApolloLink.Operation, token: string): void {
  const headers = operation.getContext()['headers'] as Record<string, string> | undefined;
  operation.setContext({ headers: { ...headers, authorization: `Bearer ${token}` } });
}

const isRefused = ({ errors }: Result) =>
  errors?.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED') ?? false;

const isUnauthorized = (error: unknown) =>
  (ServerError.is(error) && error.statusCode === 401) ||
  (CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED'));
