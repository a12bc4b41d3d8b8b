import { useQuery } from '@hausgeist/shell-api';
import { useCompanyId } from '../company-scope';
import { CaseColleaguesDocument } from './gql/graphql';

/** The people of the company who may be given cases, by name; undefined until they are read. */
export function useCaseColleagues() {
  const { data, error } = useQuery(CaseColleaguesDocument, {
    variables: { companyId: useCompanyId() },
  });
  return data?.caseColleagues ?? (error ? [] : undefined);
}
