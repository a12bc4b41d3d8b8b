import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../platform/graphql/index.js';
import type { QuestionTrial, QuestionTrials } from './question-trial.service.js';
import { QuestionTrialType, TryQuestionInput, TryQuestionPayload } from './question-trial.type.js';

@Resolver()
export class QuestionTrialResolver {
  readonly #trials: QuestionTrials;

  constructor(trials: QuestionTrials) {
    this.#trials = trials;
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => TryQuestionPayload, {
    description:
      'Tries a question: what would be found and answered, now or by the draft. Nothing is stored and nobody is told, but a model may be asked, whose tokens count; 300 an hour and company. For administrators, who name the company, and company users with `settings.edit`. Errors: BAD_USER_INPUT with `fields`, RATE_LIMITED, NOT_FOUND (also without a draft), FORBIDDEN.',
  })
  async tryQuestion(
    @Arg('input', () => TryQuestionInput, { description: 'The question.' })
    input: TryQuestionInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<TryQuestionPayload> {
    const trial = present(await this.#trials.try(request, input));
    return { message: 'The question was tried.', trial };
  }
}

function present({ outcome, found, milliseconds, ...trial }: QuestionTrial): QuestionTrialType {
  const cited = new Set(outcome.sources.map(({ title }) => title));
  return {
    ...trial,
    action: outcome.guidance.action,
    choices: outcome.guidance.choices,
    found: found.map(({ title, chunk, score }) => ({
      ...{ title, passage: chunk, score, isCited: cited.has(title) },
    })),
    milliseconds: Math.round(milliseconds),
  };
}
