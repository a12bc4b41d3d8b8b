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

  @Field({ description: 'Whether the chat has shown it before, see `noteChatNotices`.' })
  isShown!: boolean;
}

@InputType({ description: 'Notices that the chat has shown, or one that was opened in it.' })
export class NoteChatNoticesInput {
  @Field(() => [ID], { description: 'At most five; others than the own ones are passed over.' })
  ids!: string[];

  @Field({ defaultValue: false, description: 'Whether they were opened, and not only shown.' })
  isRead!: boolean;
}

@InputType({ description: 'A notice to put away.' })
export class DismissChatNoticeInput {
  @Field(() => ID, { description: 'The notice.' })
  id!: string;
}
