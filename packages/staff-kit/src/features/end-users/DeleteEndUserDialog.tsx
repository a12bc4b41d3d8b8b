import { useQuery, useTranslations } from '@hausgeist/shell-api';
import { Alert, Dialog } from '@hausgeist/ui';
import { DeleteEndUserDocument, EndUserBelongingsDocument } from '../../gql/graphql';
import { MutationDialog } from '../../ui/MutationDialog';
import type { EndUserRow } from './end-user-lists';
import { listsOf, type EndUserOptions } from './options';

interface DeleteEndUserDialogProps {
  endUser: EndUserRow;
  options: EndUserOptions;
  onClose: () => void;
}

/** The question before an end user is deleted, with what goes with them. */
export function DeleteEndUserDialog({ endUser, options, onClose }: DeleteEndUserDialogProps) {
  const t = useTranslations('endUsers');
  const common = useTranslations('common');
  const { id, fullName: name } = endUser;
  const { data } = useQuery(EndUserBelongingsDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const { openRequests = 0, openCases = 0, ...goes } = data?.endUserBelongings ?? {};
  if (openRequests > 0) {
    return (
      <Dialog title={t('remove.title')} closeLabel={common('close')} onClose={onClose}>
        <Alert tone="warning">{t('remove.requestOpen')}</Alert>
      </Dialog>
    );
  }
  const text = [
    t('remove.text', { name }),
    ...(data ? [t('remove.goes', goes)] : []),
    ...(openCases > 0 ? [t('remove.cases', { count: openCases })] : []),
  ];
  return (
    <MutationDialog
      mutation={DeleteEndUserDocument}
      variables={{ input: { id } }}
      rereads={listsOf(options)}
      title={t('remove.title')}
      text={text.join('\n')}
      done={t('deleted', { name })}
      failures={{ failed: t('failed.delete'), offline: t('failed.deleteRetry') }}
      onClose={onClose}
    />
  );
}
