import { useToast, useTranslations } from '@hausgeist/shell-api';
import { Alert, Button, Dialog, TextArea } from '@hausgeist/ui';
import { useState, type SubmitEvent } from 'react';
import { readFragment } from '../../gql/fragment-masking';
import {
  EraseEndUserDocument,
  LegalHoldRowFragmentDoc,
  LegalHoldsDocument,
  LiftLegalHoldDocument,
  PlaceLegalHoldDocument,
  type LegalHoldRowFragment,
} from '../../gql/graphql';
import { LoadFailure } from '../../lists/LoadFailure';
import { useListQuery } from '../../lists/use-list-query';
import { useAction } from '../../requests/use-action';
import { useMomentText } from '../../ui/DateText';
import { RemoveDialog } from '../../ui/RemoveDialog';
import { Note, RowAction, Stacked } from '../../ui/Row';
import { Waiting } from '../../ui/Waiting';
import styles from './EndUsers.module.css';
import type { EndUserRow } from './end-user-lists';

/** One hold, and the button that lifts it. */
function Hold({ hold }: { hold: LegalHoldRowFragment }) {
  const t = useTranslations('endUsers.privacy');
  const momentText = useMomentText();
  const toast = useToast();
  const { run, isBusy } = useAction(LiftLegalHoldDocument, {
    failed: t('failedLift'),
    rereads: [LegalHoldsDocument],
    isToasted: true,
  });

  async function lift(): Promise<void> {
    if (await run({ input: { id: hold.id } })) toast(t('lifted'), 'success');
  }

  return (
    <li className={styles.hold}>
      <Stacked>
        <span>{hold.reason}</span>
        <Note>
          {t(hold.conversationId ? 'placedOnConversation' : 'placed', {
            name: hold.placedBy,
            at: momentText(hold.placedAt),
          })}
        </Note>
      </Stacked>
      <RowAction subject={hold.reason} busy={isBusy} onClick={() => void lift()}>
        {t('lift')}
      </RowAction>
    </li>
  );
}

/** Asks why a person is to be held. */
function PlaceHold({ endUserId }: { endUserId: string }) {
  const t = useTranslations('endUsers.privacy');
  const toast = useToast();
  const [note, setNote] = useState('');
  const { run, isBusy, error } = useAction(PlaceLegalHoldDocument, {
    failed: t('failedPlace'),
    rereads: [LegalHoldsDocument],
  });

  async function place(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (note.trim() === '' || !(await run({ input: { endUserId, note } }))) return;
    toast(t('placedNow'), 'success');
    setNote('');
  }

  return (
    <form className={styles.question} onSubmit={(event) => void place(event)}>
      {error && <Alert tone="danger">{error}</Alert>}
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" busy={isBusy} disabled={note.trim() === ''}>
        {t('place')}
      </Button>
    </form>
  );
}

interface PrivacyDialogProps {
  endUser: EndUserRow;
  onClose: () => void;
}

/** What keeps a person from being deleted, and the way to erase them wherever they are spoken of. */
export function PrivacyDialog({ endUser, onClose }: PrivacyDialogProps) {
  const t = useTranslations('endUsers.privacy');
  const common = useTranslations('common');
  const [isErasing, setIsErasing] = useState(false);
  const { id, fullName: name } = endUser;
  const { data, error, isLoading, reload } = useListQuery(LegalHoldsDocument, { endUserId: id });
  const holds = data?.legalHolds.map((hold) => readFragment(LegalHoldRowFragmentDoc, hold));
  if (isErasing) {
    return (
      <RemoveDialog
        mutation={EraseEndUserDocument}
        variables={{ input: { id } }}
        rereads="active"
        title={t('erase')}
        text={t('eraseText', { name })}
        confirm={t('eraseConfirm')}
        done={t('erasing', { name })}
        failures={{ failed: t('failedErase') }}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      title={t('title', { name })}
      closeLabel={common('close')}
      onClose={onClose}
      actions={
        <Button
          variant="danger"
          disabled={holds === undefined || holds.length > 0}
          onClick={() => setIsErasing(true)}
        >
          {t('erase')}
        </Button>
      }
    >
      <div className={styles.question}>
        <p>{t('text')}</p>
        {error && (
          <LoadFailure error={error} texts={{ failed: t('failedLoad') }} onRetry={reload} />
        )}
        {isLoading && <Waiting />}
        {holds && holds.length > 0 && (
          <ul className={styles.holds} aria-label={t('holds')}>
            {holds.map((hold) => (
              <Hold key={hold.id} hold={hold} />
            ))}
          </ul>
        )}
        {holds?.length === 0 && <p>{t('none')}</p>}
        <PlaceHold endUserId={id} />
      </div>
    </Dialog>
  );
}
