import { useToast, useTranslations } from '@hausgeist/shell-api';
import { Alert, Button, TextArea } from '@hausgeist/ui';
import { useState, type SubmitEvent } from 'react';
import { readFragment } from '../../gql/fragment-masking';
import {
  LegalHoldRowFragmentDoc,
  LegalHoldsDocument,
  LiftLegalHoldDocument,
  PlaceLegalHoldDocument,
  type LegalHoldRowFragment,
} from '../../gql/graphql';
import { LineShapes } from '../../ui/Shapes';
import { LoadState } from '../../ui/LoadState';
import { useListQuery } from '../../lists/use-list-query';
import { useAction } from '../../requests/use-action';
import { useMomentText } from '../../ui/DateText';
import { Note, RowAction, Stacked } from '../../ui/Row';
import styles from './Privacy.module.css';

/** One hold, and the button that lifts it. */
function Hold({ hold }: { hold: LegalHoldRowFragment }) {
  const t = useTranslations('dataProtection.holds');
  const momentText = useMomentText();
  const { run, isBusy } = useAction(LiftLegalHoldDocument, {
    failed: t('failedLift'),
    done: t('lifted'),
    rereads: [LegalHoldsDocument],
    isToasted: true,
  });

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
      <RowAction
        subject={hold.reason}
        busy={isBusy}
        onClick={() => void run({ input: { id: hold.id } })}
      >
        {t('lift')}
      </RowAction>
    </li>
  );
}

interface HoldOn {
  endUserId: string;
  /** Only this conversation, where one is named. */
  conversationId?: string | undefined;
}

/** Asks why a person or conversation is to be held. */
function PlaceHold({ endUserId, conversationId }: HoldOn) {
  const t = useTranslations('dataProtection.holds');
  const toast = useToast();
  const [note, setNote] = useState('');
  const { run, isBusy, error } = useAction(PlaceLegalHoldDocument, {
    failed: t('failedPlace'),
    rereads: [LegalHoldsDocument],
  });

  async function place(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const input = { endUserId, note, ...(conversationId ? { conversationId } : {}) };
    if (note.trim() === '' || !(await run({ input }))) return;
    toast(t('placedNow'), 'success');
    setNote('');
  }

  return (
    <form className={styles.stack} onSubmit={(event) => void place(event)}>
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

/** The holds on a person, or on one of their conversations with those on all of it. */
export function useHolds({ endUserId, conversationId }: HoldOn) {
  const { data, ...list } = useListQuery(LegalHoldsDocument, { endUserId });
  const holds = data?.legalHolds
    .map((hold) => readFragment(LegalHoldRowFragmentDoc, hold))
    .filter(
      (hold) => !conversationId || !hold.conversationId || hold.conversationId === conversationId,
    );
  return { ...list, holds };
}

interface LegalHoldsProps extends HoldOn {
  list: ReturnType<typeof useHolds>;
}

/** What keeps a person or a conversation from being deleted, and the way to place and lift it. */
export function LegalHolds({ list, ...held }: LegalHoldsProps) {
  const t = useTranslations('dataProtection.holds');
  const { holds, error, isLoading, reload } = list;
  return (
    <div className={styles.stack}>
      <p>{t(held.conversationId ? 'textConversation' : 'text')}</p>
      <LoadState
        error={error}
        isLoading={isLoading}
        failed={t('failedLoad')}
        shape={<LineShapes count={2} />}
        onRetry={reload}
      />
      {holds && holds.length > 0 && (
        <ul className={styles.holds} aria-label={t('holds')}>
          {holds.map((hold) => (
            <Hold key={hold.id} hold={hold} />
          ))}
        </ul>
      )}
      {holds?.length === 0 && <p>{t('none')}</p>}
      <PlaceHold {...held} />
    </div>
  );
}
