import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../../platform/graphql/index.js';
import type { WeeklyFigures } from './weekly-figures.service.js';
import { SetWeeklyFiguresInput, WeeklyFiguresPayload } from './weekly-figures.type.js';

const OWN =
  'Those of the company for company users with `analytics.view`, those over all companies for administrators.';

@Resolver()
export class WeeklyFiguresResolver {
  readonly #weekly: WeeklyFigures;

  constructor(weekly: WeeklyFigures) {
    this.#weekly = weekly;
  }

  @AccessFor(['admin', 'companyUser'])
  @Query(() => Boolean, {
    description: `Whether I get the figures of the week by mail. ${OWN}`,
  })
  async weeklyFigures(@Ctx() { request }: GraphqlContext): Promise<boolean> {
    return this.#weekly.isWanted(request);
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => WeeklyFiguresPayload, {
    description: `Chooses whether I get the figures of the week by mail, on Mondays, as long as I may see them. ${OWN}`,
  })
  async setWeeklyFigures(
    @Arg('input', () => SetWeeklyFiguresInput, { description: 'The choice.' })
    input: SetWeeklyFiguresInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<WeeklyFiguresPayload> {
    const isWanted = await this.#weekly.choose(request, input.isWanted);
    return { message: isWanted ? 'Mailed on Mondays' : 'Not mailed any more', isWanted };
  }
}
