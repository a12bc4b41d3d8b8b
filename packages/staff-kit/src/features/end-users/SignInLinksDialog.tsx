import { useToast, useTranslations } from '@hausgeist/shell-api';
import { SendSignInLinksDocument } from '../../gql/graphql';
import { useAction } from '../../requests/use-action';
import { ActionDialog } from '../../ui/ActionDialog';
import type { EndUserRow } from './end-user-lists';

interface SignInLinksDialogProps {
  /** One person, or those of the page. */
  people: readonly EndUserRow[];
  onClose: () => void;
}

/** Asks before a link goes out by mail that signs a person in. */
export function SignInLinksDialog({ people, onClose }: SignInLinksDialogProps) {
  const t = useTranslations('endUsers.signInLinks');
  const toast = useToast();
  const { run, isBusy, error } = useAction(SendSignInLinksDocument, { failed: t('failed') });
  const count = people.length;
  const name = people[0]?.fullName ?? '';

  async function confirm(): Promise<void> {
    const data = await run({ input: { ids: people.map(({ id }) => id) } });
    if (!data) return;
    toast(t('done', { count: data.sendSignInLinks.sentCount }), 'success');
    onClose();
  }

  return (
    <ActionDialog
      title={t('title')}
      confirmLabel={t('confirm', { count })}
      tone="primary"
      isBusy={isBusy}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{count === 1 ? t('text', { name }) : t('textAll', { count })}</p>
    </ActionDialog>
  );
}
