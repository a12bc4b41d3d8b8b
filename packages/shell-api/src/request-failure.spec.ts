import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { toRequestFailure } from './request-failure';

const failure = (extensions?: Record<string, unknown>) =>
  toRequestFailure(
    new CombinedGraphQLErrors({ errors: [{ message: 'Zu viele Versuche.', extensions }] }),
  );

describe('a failed request', () => {
  it('carries the code, the message and the fields of the server', () => {
    const fields = [{ field: 'email', message: 'is no address' }];
    expect(failure({ code: 'BAD_USER_INPUT', fields })).toEqual({
      code: 'BAD_USER_INPUT',
      message: 'Zu viele Versuche.',
      fields,
    });
  });

  it('says when to try again', () => {
    expect(failure({ code: 'RATE_LIMITED', retryAfterSeconds: 60 })).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: 60,
    });
  });

  it('ignores what does not have the agreed form', () => {
    const odd = { code: 7, fields: [{ field: 'email' }, 'x', null], retryAfterSeconds: 'soon' };
    expect(failure(odd)).toEqual({ code: 'INTERNAL', message: '', fields: [] });
    expect(failure()).toEqual({ code: 'INTERNAL', message: '', fields: [] });
  });

  it.each([
    [401, 'UNAUTHENTICATED'],
    [404, 'NOT_FOUND'],
    [500, 'INTERNAL'],
    [502, 'NETWORK'],
  ])('reads the status %i of an answer without GraphQL as %s', (status, code) => {
    const error = new ServerError('no', { response: new Response('', { status }), bodyText: '' });
    expect(toRequestFailure(error)).toEqual({ code, message: '', fields: [] });
  });

  it.each([new TypeError('Failed to fetch'), new DOMException('late', 'TimeoutError'), undefined])(
    'is one of the network when no answer came (%s)',
    (error) => {
      expect(toRequestFailure(error)).toEqual({ code: 'NETWORK', message: '', fields: [] });
    },
  );
});
