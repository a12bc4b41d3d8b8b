import { useToast, useTranslations } from '@hausgeist/shell-api';
import { ActionDialog } from '../../ui/ActionDialog';
import { type LinkReceivers, useSignInLinks } from './use-sign-in-links';

interface SignInLinksDialogProps {
  to: LinkReceivers;
  onClose: () => void;
}

/** Asks before a link goes out by mail that signs a person in. */
export function SignInLinksDialog({ to, onClose }: SignInLinksDialogProps) {
  const t = useTranslations('endUsers.signInLinks');
  const toast = useToast();
  const { send, sent, isBusy, error } = useSignInLinks(to, t('failed'));
  const count = 'person' in to ? 1 : to.count;

  async function confirm(): Promise<void> {
    const done = await send();
    if (done === undefined) return;
    toast(t('done', { count: done }), 'success');
    onClose();
  }

  return (
    <ActionDialog
      title={t('title')}
      confirmLabel={t('confirm', { count: count - sent })}
      tone="primary"
      isBusy={isBusy}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{'person' in to ? t('text', { name: to.person.fullName }) : t('textAll', { count })}</p>
    </ActionDialog>
  );
}
