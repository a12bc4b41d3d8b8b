import { type GraphqlAnswer, ServerError } from '@hausgeist/shell-api/host';
import type { Send } from '../apollo/post';
import type { TokenStore } from './token-store';

const isRefused = ({ errors }: GraphqlAnswer) =>
  errors?.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED') ?? false;

const isUnauthorized = (error: unknown) => error instanceof ServerError && error.statusCode === 401;

/** Sends the access token along, and once more with a new one when the server finds it expired. */
export async function withToken(
  tokens: Pick<TokenStore, 'token' | 'renew'>,
  send: Send,
): Promise<GraphqlAnswer> {
  const { token } = tokens;
  if (token === null) return send();
  const first = send(token);
  const isExpired = await first.then(isRefused, isUnauthorized);
  const fresh = isExpired ? await tokens.renew(token) : null;
  return fresh === null ? first : send(fresh);
}
