import { useTranslations } from '@hausgeist/shell-api';
import { RowActions, useAction } from '@hausgeist/staff-kit';
import { Button, CheckIcon } from '@hausgeist/ui';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import {
  ReviewPortalWordingDocument,
  type WordingDecision,
  type WordingRowFragment,
} from '../../gql/graphql';
import styles from './Knowledge.module.css';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Wordings that wait for a decision. The keyboard goes through them without leaving the list: Enter
 * accepts, Delete rejects, arrows move, and after each decision the next one has the focus.
 */
export function ProposalReview({ proposals }: { proposals: readonly WordingRowFragment[] }) {
  const t = useTranslations('knowledge.review');
  const { run } = useAction(ReviewPortalWordingDocument, {
    failed: t('failed'),
    rereads: 'active',
    isToasted: true,
  });
  const [deciding, setDeciding] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** Where the focus belongs once a decided one is gone. */
  const next = useRef<{ index: number; left: number } | undefined>(undefined);

  const focus = (index: number) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-accept]') ?? [];
    (buttons[Math.min(index, buttons.length - 1)] ?? heading.current)?.focus();
  };
  const focusNext = useEffectEvent((left: number) => {
    if (next.current === undefined || left === next.current.left) return;
    focus(next.current.index);
    next.current = undefined;
  });
  const left = proposals.length;
  useEffect(() => focusNext(left), [left]);

  async function decide(index: number, decision: WordingDecision): Promise<void> {
    const proposal = proposals[index];
    if (!proposal || deciding) return;
    setDeciding(proposal.id);
    next.current = { index, left };
    if (!(await run({ input: { id: proposal.id, decision } }))) next.current = undefined;
    setDeciding(undefined);
  }

  const handleKey = (event: KeyboardEvent, index: number) => {
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      focus(Math.max(0, index + step));
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      void decide(index, 'REJECT');
    }
  };

  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={styles.subtitle}>
        {t('title', { count: proposals.length })}
      </h3>
      {proposals.length > 0 && <p className={styles.note}>{t('hint')}</p>}
      <ul ref={list} className={styles.wordings}>
        {proposals.map((proposal, index) => (
          <li key={proposal.id} className={styles.wording}>
            <span className={styles.wordingText}>{proposal.text}</span>
            <RowActions>
              <Button
                size="small"
                data-accept=""
                icon={<CheckIcon size={16} />}
                busy={deciding === proposal.id}
                aria-label={t('acceptNamed', { text: proposal.text })}
                onKeyDown={(event) => handleKey(event, index)}
                onClick={() => void decide(index, 'ACCEPT')}
              >
                {t('accept')}
              </Button>
              <Button
                size="small"
                variant="quiet"
                aria-label={t('rejectNamed', { text: proposal.text })}
                onKeyDown={(event) => handleKey(event, index)}
                onClick={() => void decide(index, 'REJECT')}
              >
                {t('reject')}
              </Button>
            </RowActions>
          </li>
        ))}
      </ul>
    </>
  );
}
