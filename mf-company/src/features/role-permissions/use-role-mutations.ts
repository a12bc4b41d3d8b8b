import { useMutation } from '@hausgeist/shell-api';
import {
  PortalRolePermissionsDocument,
  ResetRolePermissionsDocument,
  SaveRolePermissionsDocument,
  type CompanyRole,
} from '../../gql/graphql';
import { useCompanyId } from '../company-scope';

// Roles have no identity in the cache, so the overview is read again.
const REFRESH = { refetchQueries: [PortalRolePermissionsDocument], awaitRefetchQueries: true };

/** Gives a role exactly these permissions. */
export function useSaveRole(): (role: CompanyRole, permissions: string[]) => Promise<void> {
  const companyId = useCompanyId();
  const [save] = useMutation(SaveRolePermissionsDocument, REFRESH);
  return async (role, permissions) => {
    await save({ variables: { input: { companyId, role, permissions } } });
  };
}

/** Gives a role its default permissions again. */
export function useResetRole(): (role: CompanyRole) => Promise<void> {
  const companyId = useCompanyId();
  const [reset] = useMutation(ResetRolePermissionsDocument, REFRESH);
  return async (role) => {
    await reset({ variables: { input: { companyId, role } } });
  };
}
