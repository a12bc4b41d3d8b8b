import type { GroundingUseCase } from '../../platform/ai/index.js';

/** How use cases about a death begin. */
const SYMPATHY = /^(?:Es tut (?:uns|mir) (?:sehr )?leid|Unser (?:herzliches )?Beileid)[^.]*\.\s*/iu;

/** The answer begins with sympathy of its own, which the use cases need not say once more. */
export const withoutSympathy = (useCases: readonly GroundingUseCase[]): GroundingUseCase[] =>
  useCases.map((useCase) => ({ ...useCase, text: useCase.text.replace(SYMPATHY, '') }));
