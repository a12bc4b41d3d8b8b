import type { NamedFeatures } from '../../../votes/index.js';
import type { ConversationTurn, GroundingUseCase } from '../../ai-provider.js';
import { earlierAbout } from '../earlier-about.js';
import { saidBefore } from '../said-before.js';
import { unitsOf } from '../use-case-units.js';
import { sentenceFeatures } from './features.js';

/** A question to a use case as the vote on its statements learns from it, with the positions of those that are right. */
export function sentenceExample(
  useCase: Pick<GroundingUseCase, 'title' | 'text'>,
  { question, history }: { question: string; history: readonly ConversationTurn[] },
  isRight: (text: string) => boolean,
): { features: NamedFeatures[]; right: number[] } {
  const units = unitsOf(useCase.text);
  const features = sentenceFeatures(units, {
    title: useCase.title,
    question,
    ...earlierAbout(useCase, history),
    said: saidBefore(history),
  });
  return { features, right: units.flatMap(({ text }, i) => (isRight(text) ? [i] : [])) };
}
