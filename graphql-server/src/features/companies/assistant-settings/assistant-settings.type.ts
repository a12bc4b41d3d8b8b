import { Field, ID, InputType, Int } from 'type-graphql';

@InputType({ description: 'A number to call in an emergency.' })
export class EmergencyContactInput {
  @Field({ description: 'The service that answers there, at most 80 characters.' })
  label!: string;

  @Field({ description: 'A number that a telephone can dial: 3 to 15 digits.' })
  phone!: string;
}

@InputType({ description: 'Days on which a company is closed.' })
export class CompanyHolidayInput {
  @Field({ description: 'First day, as `2026-12-24`.' })
  from!: string;

  @Field({ description: 'Last day; at most a year after the first.' })
  to!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What the company calls it, at most 80 characters.',
  })
  name?: string | null;
}

@InputType({ description: 'What a company lets its assistant say and cost from now on.' })
export class UpdateCompanyAssistantInput {
  @Field(() => ID, { nullable: true, description: "The actor's own company if missing." })
  companyId?: string | null;

  @Field(() => [EmergencyContactInput], {
    description: 'All emergency numbers in the order in which they are offered; at most 5.',
  })
  emergencyContacts!: EmergencyContactInput[];

  @Field(() => String, {
    nullable: true,
    description: 'When the office can be reached, at most 500 characters; unknown if missing.',
  })
  officeHours?: string | null;

  @Field(() => [CompanyHolidayInput], {
    nullable: true,
    description: 'All days on which the company is closed; at most 30. Unchanged if missing.',
  })
  holidays?: CompanyHolidayInput[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Colour of the company, as `#1f5468`; made darker if text on white could not be read in it. Null for that of the product, unchanged if missing.',
  })
  brandColor?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Tokens a day; null for no limit. Unchanged if missing. Administrators of the platform only.',
  })
  dailyTokenBudget?: number | null;
}
