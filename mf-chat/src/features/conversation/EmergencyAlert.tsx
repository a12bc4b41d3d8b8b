import { useTranslations } from '@hausgeist/shell-api/slim';
import { VisuallyHidden } from '@hausgeist/ui';
import type { ChatMessageFragment } from '../../gql/graphql';
import { byUrgency } from '../guidance';
import { firstParagraph } from './answer-detail';

/**
 * Interrupts a screen reader with what to do first and the numbers to call; the log reads the answer itself afterwards.
 * Key it by the answer, so that each one is told once.
 */
export function EmergencyAlert({ answer }: { answer: ChatMessageFragment }) {
  const t = useTranslations('message');
  const { first, after } = firstParagraph(answer.text);
  if (answer.status === 'GENERATING' && after === '') return null;
  const numbers = byUrgency(answer.guidance?.calls ?? []).map(
    ({ label, phone }) => `${label}: ${phone}`,
  );
  return (
    <VisuallyHidden>
      <span role="alert">
        {t('emergency')}.{' '}
        <span lang={answer.guidance?.language ?? 'de'}>{first.replaceAll('*', '')}</span>{' '}
        {numbers.join('. ')}
      </span>
    </VisuallyHidden>
  );
}
