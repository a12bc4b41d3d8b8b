import { Field, ID, InputType, Int } from 'type-graphql';

@InputType({ description: 'A number to call in an emergency.' })
export class EmergencyContactInput {
  @Field({ description: 'The service that answers there, at most 80 characters.' })
  label!: string;

  @Field({ description: 'A number that a telephone can dial: 3 to 15 digits.' })
  phone!: string;
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

  @Field(() => Int, {
    nullable: true,
    description:
      'Tokens a day; null for no limit. Unchanged if missing. Administrators of the platform only.',
  })
  dailyTokenBudget?: number | null;
}
