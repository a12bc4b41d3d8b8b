import { Field, ID, InputType } from 'type-graphql';

@InputType({
  description: 'Where the chat of a company is found from now on. What is missing stays as it is.',
})
export class UpdateCompanyWayInInput {
  @Field(() => ID, { nullable: true, description: "The actor's own company if missing." })
  companyId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Name in the address of the chat: 2 to 48 letters from a to z, digits and single hyphens. Addresses with earlier names still lead there.',
  })
  slug?: string | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'All origins whose pages may show the chat in a frame, as `https://www.example.com`; at most 10.',
  })
  embedOrigins?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Host name of its own for the chat, as `chat.example.com`; an empty text takes it away. It works once the platform has confirmed it.',
  })
  customDomain?: string | null;
}

@InputType({ description: 'The company whose logo is taken away.' })
export class RemoveCompanyLogoInput {
  @Field(() => ID, { nullable: true, description: "The actor's own company if missing." })
  companyId?: string | null;
}

@InputType({ description: 'A domain that is seen to belong to a company.' })
export class ConfirmCompanyDomainInput {
  @Field(() => ID, { description: 'The company.' })
  companyId!: string;

  @Field({ description: 'The domain that was looked at; refused if it is another one meanwhile.' })
  customDomain!: string;
}
