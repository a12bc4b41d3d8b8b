import { Field, ObjectType } from 'type-graphql';
import { namedEnum } from '../../../platform/graphql/index.js';
import type { Receiver } from './receivers.js';

const DataReceiverKindEnum = namedEnum('DataReceiverKind', 'What data are given away for.', {
  ai: 'Answers of the assistant.',
  mail: 'Sending mails.',
  inboundMail: 'Receiving mails.',
  files: 'Storing files.',
  telemetry: 'Watching over operation, without content.',
  push: 'Notifications of staff, by the push services of their browsers.',
});

@ObjectType({ description: 'One who receives data from this installation.' })
export class DataReceiver {
  @Field(() => DataReceiverKindEnum, { description: 'What for.' })
  kind!: Receiver['kind'];

  @Field({ description: 'Its host; empty where it is that of the browser of each person.' })
  host!: string;

  @Field({ description: 'Models and the like; may be empty.' })
  detail!: string;
}

@ObjectType({
  description:
    'What the operator states about the AI provider; null is what they have not said. Nothing of it can be found out by the product.',
})
export class AiProviderStatement {
  @Field(() => String, { nullable: true, description: 'Who it is.' })
  name!: string | null;

  @Field(() => String, { nullable: true, description: 'Where data are processed.' })
  region!: string | null;

  @Field(() => String, { nullable: true, description: 'Whether models are trained with the data.' })
  training!: string | null;

  @Field(() => String, { nullable: true, description: 'How long the provider keeps the data.' })
  retention!: string | null;
}

@ObjectType({ description: 'Where data go, by the settings that the server runs with.' })
export class DataProcessing {
  @Field(() => [DataReceiver], { description: 'All who receive data.' })
  receivers!: DataReceiver[];

  @Field(() => AiProviderStatement, {
    nullable: true,
    description: 'Null where no AI provider receives data.',
  })
  aiProvider!: AiProviderStatement | null;

  @Field(() => String, { nullable: true, description: 'Who runs this installation.' })
  operator!: string | null;

  @Field(() => String, { nullable: true, description: 'Whom to ask there about data protection.' })
  dataProtectionContact!: string | null;
}
