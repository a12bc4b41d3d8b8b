/** A call that is made with an e-mail address, and must not tell whether it has an account. */
export interface AddressCall {
  name: string;
  kind: 'end-user' | 'admin' | 'company-user';
  path: string;
  body: (email: string) => object;
}

const PASSWORD = 'Rät-nur-herum-7';

const graphql = (
  field: string,
  inputType: string,
  selection: string,
  input: (email: string) => object,
) => ({
  path: '/graphql',
  body: (email: string) => ({
    query: `mutation ($input: ${inputType}!) { ${field}(input: $input) { ${selection} } }`,
    variables: { input: input(email) },
  }),
});

const number = (email: string) => ({ email, authNumber: '999999' });
const password = (email: string) => ({ email, password: PASSWORD });
const alone = (email: string) => ({ email });
const passwordAt = (audience: string) => (email: string) => ({ audience, ...password(email) });
const aloneAt = (audience: string) => (email: string) => ({ audience, email });

/** Every way to give an address to the server without being signed in, by REST and by GraphQL. */
export const ADDRESS_CALLS: readonly AddressCall[] = [
  { name: 'users/authenticate', kind: 'end-user', path: '/api/users/authenticate', body: number },
  {
    name: 'authenticateEndUser',
    kind: 'end-user',
    ...graphql('authenticateEndUser', 'AuthenticateEndUserInput', 'token', number),
  },
  { name: 'auth/login', kind: 'admin', path: '/api/auth/login', body: password },
  {
    name: 'signIn, administrator',
    kind: 'admin',
    ...graphql('signIn', 'SignInInput', 'token', passwordAt('ADMIN')),
  },
  {
    name: 'companies/auth/login',
    kind: 'company-user',
    path: '/api/companies/auth/login',
    body: password,
  },
  {
    name: 'signIn, company user',
    kind: 'company-user',
    ...graphql('signIn', 'SignInInput', 'token', passwordAt('COMPANY')),
  },
  {
    name: 'auth/request-password-reset',
    kind: 'admin',
    path: '/api/auth/request-password-reset',
    body: alone,
  },
  {
    name: 'requestPasswordReset, administrator',
    kind: 'admin',
    ...graphql('requestPasswordReset', 'RequestPasswordResetInput', 'message', aloneAt('ADMIN')),
  },
  {
    name: 'companies/auth/forgot-password',
    kind: 'company-user',
    path: '/api/companies/auth/forgot-password',
    body: alone,
  },
  {
    name: 'requestPasswordReset, company user',
    kind: 'company-user',
    ...graphql('requestPasswordReset', 'RequestPasswordResetInput', 'message', aloneAt('COMPANY')),
  },
];
