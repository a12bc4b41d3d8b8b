import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../platform/graphql/index.js';
import type { Absences } from './absence.service.js';
import {
  AbsencePayload,
  AbsencePerson,
  AbsenceType,
  EndAbsenceInput,
  EndAbsencePayload,
  NoteAbsenceInput,
} from './absence.type.js';

const WHO =
  "For company users themselves; another's is for administrators, and company users with `team.manage` or `settings.edit`. No keys.";

@Resolver()
export class AbsenceResolver {
  readonly #absences: Absences;

  constructor(absences: Absences) {
    this.#absences = absences;
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => [AbsenceType], {
    description:
      'The present and coming absences of the people of a company, the first to begin first. For all company users, of their own company, and administrators, who name it; of a key it takes `team.view`, without notes. Errors: NOT_FOUND.',
  })
  async absences(
    @Arg('companyId', () => ID, {
      nullable: true,
      description: 'The company; for administrators, who have to say it.',
    })
    companyId: string | null,
    @Ctx() { request }: GraphqlContext,
  ): Promise<AbsenceType[]> {
    return this.#absences.list(request, companyId);
  }

  @AccessFor(['admin', 'companyUser'])
  @Query(() => [AbsencePerson], {
    description:
      'The active members of a company, by name, each of whom can stand in for another. For all company users, of their own company, and administrators, who name it; no keys. Errors: NOT_FOUND.',
  })
  async possibleDeputies(
    @Arg('companyId', () => ID, {
      nullable: true,
      description: 'The company; for administrators, who have to say it.',
    })
    companyId: string | null,
    @Ctx() { request }: GraphqlContext,
  ): Promise<AbsencePerson[]> {
    return this.#absences.deputies(request, companyId);
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => AbsencePayload, {
    description: `Notes when a member of a company is away, in the place of what was noted for them before. ${WHO} Errors: BAD_USER_INPUT with \`fields\`, FORBIDDEN, NOT_FOUND.`,
  })
  async noteAbsence(
    @Arg('input', () => NoteAbsenceInput, { description: 'Who is away, and when.' })
    input: NoteAbsenceInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<AbsencePayload> {
    return { message: 'Absence noted', absence: await this.#absences.note(request, input) };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => EndAbsencePayload, {
    description: `Ends an absence early, or takes it back before it begins; where there is none, nothing changes. ${WHO} Errors: FORBIDDEN, NOT_FOUND.`,
  })
  async endAbsence(
    @Arg('input', () => EndAbsenceInput, { description: 'Who is back.' })
    { memberId }: EndAbsenceInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<EndAbsencePayload> {
    return { message: 'Absence ended', memberId: await this.#absences.end(request, memberId) };
  }
}
