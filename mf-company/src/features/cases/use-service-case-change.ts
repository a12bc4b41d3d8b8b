import { useTranslations } from '@hausgeist/shell-api';
import { useAction } from '@hausgeist/staff-kit';
import type { CaseRow } from './case-lists';
import { UpdateCaseDocument, type UpdateCaseInput } from './gql/graphql';

/** Changes something about a case at once, and says in passing when that was not possible. */
export function useServiceCaseChange() {
  const failed = useTranslations('cases.page')('changeFailed');
  const { run, isBusy } = useAction(UpdateCaseDocument, {
    failed,
    isToasted: true,
    rereads: 'active',
  });
  return {
    isBusy,
    change: ({ id, revision }: CaseRow, changes: Omit<UpdateCaseInput, 'id' | 'revision'>) =>
      run({ input: { id, revision, ...changes } }),
  };
}
