import { useQuery, useTranslations } from '@hausgeist/shell-api/slim';
import { Button, SummaryIcon, WarningIcon } from '@hausgeist/ui';
import { useState } from 'react';
import { readFragment } from '../../gql/fragment-masking';
import {
  ChatCaseCardFragmentDoc,
  ChatNewsDocument,
  type ChatMessageFragment,
} from '../../gql/graphql';
import { markedFiles } from '../attachments';
import styles from './Damage.module.css';
import { DamageForm } from './DamageForm';
import { keptReport } from './report-draft';
import type { ReadMessages } from './use-damage-offer';

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

interface DamageOfferProps {
  answer: ChatMessageFragment;
  readMessages: ReadMessages;
}

/** Offers to report the damage that an answer is about; then shows the case that it has become, live. */
export function DamageOffer({ answer, readMessages }: DamageOfferProps) {
  const t = useTranslations();
  const [isOpen, setOpen] = useState(
    () => keptReport(answer.id) !== undefined || markedFiles('chatReportPhotos', answer.id) !== '',
  );
  /** Set once the button was pressed; from then on the focus follows what takes its place. */
  const [wasPressed, setPressed] = useState(false);
  // What stands above the chat reads it, and reads it again when the company says something.
  const { data } = useQuery(ChatNewsDocument, { fetchPolicy: 'cache-only' });
  const reported = data?.chatCases
    .map((one) => readFragment(ChatCaseCardFragmentDoc, one))
    .find(({ answerId }) => answerId === answer.id);
  // It stays open while photos are still on their way.
  if (isOpen) {
    const question = answer.replyToId ? readMessages().get(answer.replyToId) : undefined;
    return (
      <DamageForm
        answerId={answer.id}
        question={question}
        takesFocus={wasPressed}
        onClose={() => {
          setPressed(true);
          setOpen(false);
        }}
      />
    );
  }
  if (reported) {
    return (
      <p className={styles.card} role="status">
        <SummaryIcon size={18} />
        <span>
          <strong>{t('news.case', { number: reported.number })}</strong>{' '}
          {t(`news.state.${reported.state}`)}
          <span className={styles.title} dir="auto">
            {reported.title}
          </span>
        </span>
      </p>
    );
  }
  return (
    <div className={styles.offer}>
      <Button
        icon={<WarningIcon size={18} />}
        ref={wasPressed ? takeFocus : undefined}
        aria-expanded={false}
        onClick={() => {
          setPressed(true);
          setOpen(true);
        }}
      >
        {t('damage.offer')}
      </Button>
    </div>
  );
}
