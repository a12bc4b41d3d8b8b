import { useMutation, useSession } from '@hausgeist/shell-api';
import { SignInCompanyUserDocument } from '../../gql/graphql';
import type { LoginValues } from './login-schema';

/** Signs somebody in; from then on the whole page acts for them. */
export function useSignIn(): (values: LoginValues) => Promise<void> {
  const [signInCompanyUser] = useMutation(SignInCompanyUserDocument, { fetchPolicy: 'no-cache' });
  const session = useSession();
  return async ({ email, password, code }) => {
    const { data } = await signInCompanyUser({
      variables: { input: { email, password, ...(code === '' ? {} : { code }) } },
    });
    if (!data) throw new Error('The server gave no session.');
    const { token, companyUser, permissions } = data.signInCompanyUser;
    await session.signIn(token, { user: { ...companyUser, permissions } });
  };
}
