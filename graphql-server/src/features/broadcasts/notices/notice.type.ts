import { Field, ID, InputType, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What a company has sent to many, in the chat.', simpleResolvers: true })
export class ChatNotice {
  @Field(() => ID, { description: 'The broadcast.' })
  id!: string;

  @Field({ description: 'Name of the company.' })
  companyName!: string;

  @Field({ description: 'Subject.' })
  subject!: string;

  @Field({ description: 'Markdown; an empty line parts paragraphs.' })
  text!: string;

  @Field(() => Date, { description: 'When it was sent.' })
  sentAt!: Date;
}

@InputType({ description: 'A notice to put away.' })
export class DismissChatNoticeInput {
  @Field(() => ID, { description: 'The notice.' })
  id!: string;
}
