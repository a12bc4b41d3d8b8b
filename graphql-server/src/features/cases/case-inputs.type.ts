import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  externalIdInput,
  OUTCOME,
  type UpsertOutcome,
  UpsertOutcomeEnum,
} from '../../platform/external-ids/index.js';
import { FIT_FOR_PEOPLE, withMessage } from '../../platform/graphql/index.js';
import type { Urgency } from '../assistant/index.js';
import { UrgencyType } from '../conversations/index.js';
import type { CaseState } from './case.entity.js';
import { CaseStateEnum } from './case-enums.type.js';
import { CaseType } from './case.type.js';

/** Fields of each input that may change what the tenant is told. */
const TELLS_TENANT = {
  defaultValue: true,
  description:
    'Whether the tenant is told of another state or another confirmed appointment, by the way in `CaseDetails.tenantNotice`; mails are at most ten an hour for a case.',
};
const NOTE = {
  nullable: true,
  description:
    'What the tenant is told along with it, at most 1,000 characters; stays in the history. Without effect where the tenant is told nothing. Of a key it takes `broadcast.send`.',
};

@InputType()
abstract class CaseFieldsInput {
  @Field(() => String, {
    nullable: true,
    description: 'What is to be done, at most 4,000 characters.',
  })
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Address and flat; a new case has its tenant's, if nothing is said.",
  })
  place?: string | null;

  @Field(() => String, { nullable: true, description: 'Category in German, e.g. `Heizung`.' })
  category?: string | null;

  @Field(() => UrgencyType, { nullable: true, description: 'How urgent it is.' })
  urgency?: Urgency | null;

  @Field(() => CaseStateEnum, { nullable: true, description: 'What has become of it.' })
  state?: CaseState | null;

  @Field(() => String, {
    nullable: true,
    description: 'The day by which it is to be done, as `2026-11-30`; null for none.',
  })
  dueOn?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Who is to look after it, from `caseColleagues`; null for none. If nothing is said, a new case from a conversation has the one who looks after that.',
  })
  assigneeId?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the craftsman or firm.' })
  craftsmanName?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address of the craftsman.' })
  craftsmanEmail?: string | null;

  @Field(() => String, { nullable: true, description: 'Telephone number of the craftsman.' })
  craftsmanPhone?: string | null;

  @Field(() => String, externalIdInput('it'))
  externalId?: string | null;
}

/** What is said of a case that may be made. */
@InputType()
abstract class NewCaseInput extends CaseFieldsInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The company; for administrators, who have to say it.',
  })
  companyId?: string | null;

  @Field({ description: 'What it is about, at most 200 characters.' })
  title!: string;
}

@InputType({ description: 'A new case.' })
export class CreateCaseInput extends NewCaseInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The tenant or owner; that of the conversation, if there is one.',
  })
  endUserId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The conversation that it comes from; takes `conversations.view`.',
  })
  conversationId?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Attachments of the conversation that go along.',
  })
  attachmentIds?: string[] | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The noted call, visit or letter (`ContactNote`) of the same person that it is made of; takes `conversations.view`.',
  })
  contactNoteId?: string | null;
}

@InputType({ description: 'What changes in a case; what is left out stays.' })
export class UpdateCaseInput extends CaseFieldsInput {
  @Field(() => ID, { description: 'The case.' })
  id!: string;

  @Field(() => Int, { description: 'Its `revision` when it was seen.' })
  revision!: number;

  @Field(() => String, {
    nullable: true,
    description: 'What it is about, at most 200 characters.',
  })
  title?: string | null;

  @Field(() => Boolean, TELLS_TENANT)
  tellsTenant!: boolean;

  @Field(() => String, NOTE)
  note?: string | null;
}

@InputType({
  description: 'A case as another system has it. What is left out stays as it is.',
})
export class UpsertCaseInput extends NewCaseInput {
  @Field(() => String, {
    description:
      "What the company's other system calls it, at most 100 characters. The case that has it is changed; else one is made.",
  })
  declare externalId: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The tenant or owner of a new case; a case that is there keeps its own.',
  })
  endUserId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "That person's customer number (`EndUser.externalId`), in place of `endUserId`.",
  })
  endUserExternalId?: string | null;

  @Field(() => Boolean, TELLS_TENANT)
  tellsTenant!: boolean;

  @Field(() => String, NOTE)
  note?: string | null;
}

@InputType({ description: 'An appointment.' })
export class SetCaseAppointmentInput {
  @Field(() => ID, { description: 'The case.' })
  id!: string;

  @Field(() => Int, { description: 'Its `revision` when it was seen.' })
  revision!: number;

  @Field(() => Date, { nullable: true, description: 'When; null takes the appointment away.' })
  at?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'Until when it may begin, at most a day later; null for one moment. If nothing is said, it stays as long as `at` does.',
  })
  until?: Date | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'The craftsman has agreed already, or the one proposed by the craftsman suits.',
  })
  isConfirmed!: boolean;

  @Field(() => Boolean, TELLS_TENANT)
  tellsTenant!: boolean;

  @Field(() => String, NOTE)
  note?: string | null;
}

/** What an order may take along. */
export const SHARES_CONTACT =
  "Whether name and telephone number of the case's tenant or owner go along; takes `users.view`. Without effect where the case is about no person.";

@InputType({ description: 'A case as it was seen.' })
export class SeenCaseInput {
  @Field(() => ID, { description: 'The case.' })
  id!: string;

  @Field(() => Int, { description: 'Its `revision` then.' })
  revision!: number;

  @Field(() => Boolean, { defaultValue: false, description: SHARES_CONTACT })
  sharesContact!: boolean;
}

@InputType({ description: 'A case whose link is to be void.' })
export class RevokeCaseLinkInput {
  @Field(() => ID, { description: 'The case.' })
  id!: string;
}

@InputType({ description: 'An internal comment.' })
export class AddCaseCommentInput {
  @Field(() => ID, { description: 'The case.' })
  id!: string;

  @Field({ description: 'What is said, at most 4,000 characters.' })
  text!: string;
}

@InputType({ description: 'A message to the tenant or owner of a case.' })
export class WriteToCaseTenantInput {
  @Field(() => ID, { description: 'The case.' })
  id!: string;

  @Field({ description: 'What is said, at most 2,000 characters; stays in the history.' })
  text!: string;
}

@InputType({ description: 'A file or a report of a case, and whether its tenant sees it.' })
export class ShowCaseItemInput {
  @Field(() => ID, { description: 'The case.' })
  id!: string;

  @Field(() => ID, {
    description: "A file of the case, or the entry of its history with a craftsman's report.",
  })
  itemId!: string;

  @Field({ description: 'Whether the tenant sees it.' })
  isShown!: boolean;
}

@ObjectType({ description: 'Result of doing something with a case.' })
export class CasePayload extends withMessage(FIT_FOR_PEOPLE) {
  @Field(() => CaseType, { description: 'The case as it is now.' })
  case!: CaseType;
}

@ObjectType({ description: 'A case that is as another system has it.' })
export class UpsertCasePayload extends CasePayload {
  @Field(() => UpsertOutcomeEnum, OUTCOME)
  outcome!: UpsertOutcome;
}
