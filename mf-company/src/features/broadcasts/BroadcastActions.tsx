import { useNavigate, useOpenDialog, usePermission, useTranslations } from '@hausgeist/shell-api';
import { MutationDialog, useAction } from '@hausgeist/staff-kit';
import { Button, SendIcon } from '@hausgeist/ui';
import { BroadcastDialog } from './BroadcastDialog';
import {
  CancelPortalBroadcastDocument,
  DeletePortalBroadcastDocument,
  TestPortalBroadcastDocument,
  type BroadcastRowFragment,
} from './gql/graphql';
import { SendDialog } from './SendDialog';

type Dialog = 'edit' | 'remove' | 'send' | 'cancel';

/** What can be done with a message, by its state. */
export function BroadcastActions({ broadcast }: { broadcast: BroadcastRowFragment }) {
  const t = useTranslations('broadcasts.page');
  const mayCreate = usePermission('broadcast.create');
  const maySend = usePermission('broadcast.send');
  const [open, setOpen] = useOpenDialog<Dialog>('broadcast');
  const test = useAction(TestPortalBroadcastDocument, {
    failed: t('testFailed'),
    done: t('tested'),
    isToasted: true,
  });
  const isDraft = broadcast.status === 'DRAFT';
  const canStop = broadcast.status === 'SCHEDULED' || broadcast.status === 'SENDING';

  return (
    <>
      {isDraft && mayCreate && (
        <>
          <Button onClick={() => setOpen('remove')}>{t('remove')}</Button>
          <Button onClick={() => setOpen('edit')}>{t('edit')}</Button>
          <Button busy={test.isBusy} onClick={() => void test.run({ input: { id: broadcast.id } })}>
            {t('test')}
          </Button>
        </>
      )}
      {isDraft && maySend && (
        <Button variant="primary" icon={<SendIcon size={18} />} onClick={() => setOpen('send')}>
          {t('send')}
        </Button>
      )}
      {canStop && maySend && <Button onClick={() => setOpen('cancel')}>{t('cancel')}</Button>}
      <Dialogs broadcast={broadcast} open={open} onClose={() => setOpen(undefined)} />
    </>
  );
}

interface DialogsProps {
  broadcast: BroadcastRowFragment;
  open: Dialog | undefined;
  onClose: () => void;
}

function Dialogs({ broadcast, open, onClose }: DialogsProps) {
  const t = useTranslations('broadcasts.page');
  const navigate = useNavigate();
  const { id, subject } = broadcast;
  switch (open) {
    case 'edit':
      return <BroadcastDialog broadcast={broadcast} onSaved={() => undefined} onClose={onClose} />;
    case 'send':
      // Where the answer was lost, the page shows all the same that it is on its way.
      return broadcast.status === 'DRAFT' ? (
        <SendDialog broadcast={broadcast} onClose={onClose} />
      ) : null;
    case 'cancel':
      return (
        <MutationDialog
          mutation={CancelPortalBroadcastDocument}
          variables={{ input: { id } }}
          rereads="active"
          title={t('cancel')}
          text={t('cancelText')}
          confirm={t('cancel')}
          done={t('cancelled')}
          failures={{ failed: t('cancelFailed') }}
          onClose={onClose}
        />
      );
    case 'remove':
      return (
        <MutationDialog
          mutation={DeletePortalBroadcastDocument}
          variables={{ input: { id } }}
          rereads={[]}
          title={t('remove')}
          text={t('removeText', { subject })}
          done={t('removed')}
          failures={{ failed: t('removeFailed') }}
          onDone={() => void navigate('/company/dashboard/broadcasts')}
          onClose={onClose}
        />
      );
    case undefined:
      return null;
  }
}
