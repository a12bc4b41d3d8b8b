import { createUnionType, Field, ID, ObjectType } from 'type-graphql';
import { CaseType } from '../case.type.js';

@ObjectType({ description: 'A case of the company was made or has changed.' })
export class CaseChanged {
  @Field(() => ID, { description: 'Id of the case.' })
  caseId!: string;

  @Field(() => CaseType, { description: 'The case as it is now.' })
  case!: CaseType;
}

@ObjectType({
  description:
    'Comes at once, and whenever events may have been lost: what was read before may be old.',
})
export class CasesStale {
  @Field({ description: 'When this was noticed.' })
  at!: Date;
}

export const CaseEventType = createUnionType({
  name: 'CaseEvent',
  description: 'Something that happened to the cases of a company.',
  types: () => [CaseChanged, CasesStale] as const,
});
