import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/index.js';
import { AccessFor, type GraphqlContext, presentRefusal } from '../../../platform/graphql/index.js';
import type { RateLimit, RateLimits } from '../../../platform/limits/index.js';
import { authReasons } from '../auth.reasons.js';
import type { PasswordRules } from './acceptable-password.js';
import { JudgePasswordInput, JudgePasswordPayload } from './judgement.type.js';
import { strengthOf } from './password-strength.js';

/** Far more than a person types, far less than a dictionary. */
const JUDGEMENTS: RateLimit = { name: 'password-judgements', points: 600, durationSeconds: 600 };

/** More is cut off: passwords of this length are refused, and names so long are none. */
const MOST_CHARACTERS = 201;
const MOST_NAMES = 10;

@Resolver()
export class PasswordJudgementResolver {
  readonly #rules: PasswordRules;
  readonly #limits: RateLimits;

  constructor(rules: PasswordRules, limits: RateLimits) {
    this.#rules = rules;
    this.#limits = limits;
  }

  @AccessFor('public')
  @Mutation(() => JudgePasswordPayload, {
    description:
      'Says how good a password would be, by the rules that hold when it is set. Changes nothing, and is a mutation so that the password is in no address and no cache. Errors: RATE_LIMITED.',
  })
  async judgePassword(
    @Arg('input', { description: 'The password, and whose it would be.' })
    { audience, password, isTemporary, email, names }: JudgePasswordInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<JudgePasswordPayload> {
    const refusal = authReasons.TOO_MANY_ATTEMPTS;
    await this.#limits.consumeFrom(JUDGEMENTS, request.address, refusal);
    const text = password.slice(0, MOST_CHARACTERS);
    const kind = audience === 'ADMIN' ? 'admin' : 'company-user';
    const given = (names ?? []).slice(0, MOST_NAMES).map(shorten);
    const own = {
      email: email?.slice(0, MOST_CHARACTERS),
      names: isTemporary ? given : [...ownNames(request), ...given],
    };
    const problem = isTemporary
      ? this.#rules.problemOfGiven(text, own)
      : this.#rules.problem(kind, text, own);
    return {
      message: 'The password was judged.',
      strength: problem ? 'REFUSED' : strengthOf(text),
      problem: problem ? presentRefusal(problem, problem.message) : null,
      ...this.#rules.demand(kind),
    };
  }
}

const shorten = (name: string) => name.slice(0, MOST_CHARACTERS);

/** What staff who change their own password must not make it of, as when it is set. */
function ownNames({ actor }: RequestContext): string[] {
  const isStaff = actor.kind === 'admin' || actor.kind === 'companyUser';
  return isStaff ? [actor.name, actor.email] : [];
}
