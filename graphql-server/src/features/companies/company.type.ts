import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  addFields,
  connectionOf,
  namedEnum,
  Node,
  PageArguments,
  RefusalType,
  SortDirection,
  WithFields,
} from '../../platform/graphql/index.js';
import { companyDetails, type CompanyDetails } from './company-details.js';

/** What became of a prompt file. */
export const PromptStatus = namedEnum('PromptStatus', 'What became of an uploaded prompt file.', {
  PENDING: 'Its use cases are being made ready; the file before it answers.',
  PROCESSED: 'Questions are answered from it.',
  ERROR: 'It could not be processed; the file before it answers.',
});
export type PromptStatus = (typeof PromptStatus)[string];

/** What companies can be sorted by. */
export const CompanySortField = namedEnum('CompanySortField', 'What companies are sorted by.', {
  NAME: 'Name, without regard to case.',
  CREATED_AT: 'When the company was added.',
});
export type CompanySortField = (typeof CompanySortField)[string];

@ObjectType({ description: 'A company by name only.', simpleResolvers: true })
export class CompanyReference {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'Name.' })
  name!: string;
}

@ObjectType({ description: 'A number to call in an emergency.', simpleResolvers: true })
export class EmergencyContact {
  @Field({ description: 'The service that answers there, e.g. "Notdienst".' })
  label!: string;

  @Field({ description: 'The number as the company writes it; a telephone can dial it.' })
  phone!: string;
}

/** What a company says about itself, for {@link addFields}. */
export const WithDetails = WithFields as new () => CompanyDetails;

@ObjectType({ description: 'Days on which a company is closed.', simpleResolvers: true })
class CompanyHoliday {
  @Field({ description: 'First day, as `2026-12-24`.' })
  from!: string;

  @Field({ description: 'Last day.' })
  to!: string;

  @Field({ description: 'What the company calls it; may be empty.' })
  name!: string;
}

@ObjectType('Company', { description: 'A property-management company.', implements: Node })
export class CompanyType extends WithDetails {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => [EmergencyContact], {
    description:
      'Contacts that the assistant lets a tenant in danger call after 112 and 110, in this order; at most 5.',
  })
  emergencyContacts!: EmergencyContact[];

  @Field(() => String, {
    nullable: true,
    description:
      'When the office can be reached, as people write it; what the assistant tells tenants. Null if that is not known.',
  })
  officeHours?: string | null;

  @Field(() => [CompanyHoliday], {
    description: 'Days on which the company is closed, by their first day; at most 30.',
  })
  holidays!: CompanyHoliday[];

  @Field(() => String, {
    nullable: true,
    description:
      'Colour of the company in mails and documents, as `#1f5468`: dark enough for text on white. Null for that of the product.',
  })
  brandColor?: string | null;

  @Field({ description: 'Names the company in the address of its chat, `/c/<slug>`.' })
  slug!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Where the logo is found on this server, as a PNG; null where there is none.',
  })
  logoUrl?: string | null;

  @Field(() => [String], {
    description: "Origins of the company's pages that may show its chat in a frame; at most 10.",
  })
  embedOrigins!: string[];

  @Field(() => String, {
    nullable: true,
    description:
      'Host name under which the chat shall be reached, as `chat.example.com`; see `isCustomDomainConfirmed`. Null for none.',
  })
  customDomain?: string | null;

  @Field({ description: 'Whether the platform has confirmed `customDomain`, so that it works.' })
  isCustomDomainConfirmed!: boolean;

  @Field(() => Int, {
    nullable: true,
    description:
      'Tokens of the model that one day may cost; then the built-in assistant answers. Null for no limit.',
  })
  dailyTokenBudget?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The address before, where summaries and alerts still go until `email` is confirmed from its mailbox. Null once it is.',
  })
  confirmedEmail?: string | null;

  @Field(() => Int, { description: 'Number of registered tenants.' })
  tenantCount!: number;

  @Field(() => Int, { description: 'Number of registered owners.' })
  ownerCount!: number;

  @Field(() => Int, { description: 'Number of company users, without open invitations.' })
  userCount!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the latest prompt file; null when none was ever uploaded.',
  })
  promptFileName?: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the latest prompt file was uploaded; null when none was ever.',
  })
  promptUploadedAt?: Date | null;

  @Field(() => Int, {
    description:
      'Use cases that questions are answered from now: of the file before while the latest is being processed or has failed.',
  })
  promptVectorCount!: number;

  @Field(() => PromptStatus, { nullable: true, description: 'State of the latest prompt file.' })
  promptStatus?: PromptStatus | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the latest prompt file could not be processed, when `promptStatus` is ERROR.',
  })
  promptError?: string | null;

  @Field(() => RefusalType, { nullable: true, description: 'The same for programs.' })
  promptRefusal?: RefusalType | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'Since when the company is suspended: its people, keys and links are not let in, and its webhooks wait. Null while it is served.',
  })
  suspendedAt?: Date | null;

  @Field(() => Date, { description: 'When the company was added.' })
  createdAt!: Date;
}

addFields(CompanyType, companyDetails, 'description');

@ObjectType({ description: 'A page of companies.' })
export class CompanyConnection extends connectionOf<CompanyType>('Company', () => CompanyType, {
  edge: 'A company and its cursor.',
  node: 'The company.',
  edges: 'Companies of this page.',
  totalCount: 'Number of companies that the filter leaves.',
}) {}

@InputType('CompanyFilter', { description: 'Which companies a list has.' })
export class CompanyFilterInput {
  @Field(() => String, { nullable: true, description: 'Part of name or e-mail address.' })
  search?: string | null;
}

@InputType('CompanySort', { description: 'How companies are sorted.' })
export class CompanySortInput {
  @Field(() => CompanySortField, { description: 'What they are sorted by.' })
  field!: CompanySortField;

  @Field(() => SortDirection, { description: 'Which end comes first.' })
  direction!: SortDirection;
}

@ArgsType()
export class CompaniesArguments extends PageArguments {
  @Field(() => CompanyFilterInput, { nullable: true, description: 'All companies if missing.' })
  filter?: CompanyFilterInput | null;

  @Field(() => CompanySortInput, { nullable: true, description: 'By name if missing.' })
  sort?: CompanySortInput | null;
}
