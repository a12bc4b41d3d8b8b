import { useTranslations } from '@hausgeist/shell-api/slim';
import { VisuallyHidden } from '@hausgeist/ui';
import type { ChatMessageFragment } from '../../gql/graphql';
import { byUrgency } from '../guidance';

/**
 * Interrupts a screen reader with the numbers to call; the log reads the answer itself afterwards.
 * Key it by the answer, so that each one is told once.
 */
export function EmergencyAlert({ answer }: { answer: ChatMessageFragment }) {
  const t = useTranslations('message');
  const numbers = byUrgency(answer.guidance?.calls ?? []).map(
    ({ label, phone }) => `${label}: ${phone}`,
  );
  return (
    <VisuallyHidden>
      <span role="alert">{[t('emergency'), ...numbers].join('. ')}</span>
    </VisuallyHidden>
  );
}
