import { Field, ID, ObjectType } from 'type-graphql';
import { namedEnum } from '../../../platform/graphql/index.js';
import type { MailResult } from '../../mail/index.js';

/** What becomes of mails. */
export const MailResultEnum = namedEnum<MailResult>(
  'MailResult',
  'What has become of a mail to a tenant or owner.',
  {
    SENT: 'A mail server has it.',
    WAITING: 'It waits to be sent; `reason` has why an attempt failed.',
    REFUSED: 'A mail server has refused it for good; `reason` has why.',
    BOUNCED: 'It came back; `reason` has the code of RFC 3463.',
  },
);

@ObjectType({
  description: 'A mail to a tenant or owner, without what it says.',
  simpleResolvers: true,
})
export class PersonMail {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'What it is about; null where that takes a permission that the viewer lacks: `cases.view` for mails about cases, `conversations.view` for those about conversations.',
  })
  subject?: string | null;

  @Field({ description: 'When it was written.' })
  at!: Date;

  @Field(() => Date, { nullable: true, description: 'When a mail server took it.' })
  sentAt?: Date | null;

  @Field(() => MailResultEnum, { description: 'What has become of it.' })
  result!: MailResult;

  @Field(() => String, {
    nullable: true,
    description: 'Why it is not there: a code of RFC 3463 such as `5.1.1`, or what went wrong.',
  })
  reason?: string | null;
}
