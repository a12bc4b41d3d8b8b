import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { namedEnum, withMessage } from '../../../platform/graphql/index.js';
import { NotificationKindType } from '../notification.type.js';

/** Languages of the consoles. */
export const StaffLanguageType = namedEnum(
  'StaffLanguage',
  'A language that people of the staff are told in.',
  {
    de: 'German.',
    en: 'English.',
  },
);
export type StaffLanguageType = (typeof StaffLanguageType)[string];

@ObjectType({ description: 'In which ways the viewer is told of one kind.', simpleResolvers: true })
export class NotificationChoice {
  @Field(() => NotificationKindType, { description: 'What has happened.' })
  kind!: NotificationKindType;

  @Field({ description: 'In the list of the consoles.' })
  inConsole!: boolean;

  @Field({ description: 'By mail: what happens within five minutes is one mail.' })
  byMail!: boolean;

  @Field({ description: 'On your devices, by Web Push.' })
  byPush!: boolean;

  @Field({ description: 'Whether it cannot be changed: emergencies are always told.' })
  isFixed!: boolean;
}

@ObjectType({ description: 'A browser on which the viewer is told.', simpleResolvers: true })
export class PushDevice {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'What it is called, e.g. `Firefox on Windows`.' })
  name!: string;

  @Field({ description: 'When it was added.' })
  createdAt!: Date;

  @Field({ description: 'Whether it was added in the sign-in that asks.' })
  isCurrent!: boolean;
}

@ObjectType({ description: 'How the viewer wants to be told.', simpleResolvers: true })
export class NotificationSettings {
  @Field(() => [NotificationChoice], {
    description: 'How you are told, of each kind that you may see.',
  })
  choices!: NotificationChoice[];

  @Field(() => String, {
    nullable: true,
    description:
      'From then on it is quiet, e.g. `20:00`: mails and pushes wait, those of emergencies do not. Null for no quiet hours.',
  })
  quietFrom?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Until then it is quiet, e.g. `07:00`; null for no quiet hours.',
  })
  quietUntil?: string | null;

  @Field({ description: 'By whose clock, e.g. `Europe/Berlin`.' })
  timeZone!: string;

  @Field(() => StaffLanguageType, { description: 'The language of mails.' })
  language!: StaffLanguageType;

  @Field({ description: 'Whether open consoles make a sound.' })
  hasSound!: boolean;

  @Field(() => [PushDevice], { description: 'The browsers on which you are told.' })
  devices!: PushDevice[];

  @Field({ description: 'What a browser needs to subscribe: `applicationServerKey`, base64url.' })
  pushKey!: string;
}

@InputType({ description: 'In which ways the viewer wants to be told of one kind.' })
export class NotificationChoiceInput {
  @Field(() => NotificationKindType, { description: 'What has happened.' })
  kind!: NotificationKindType;

  @Field({ description: 'In the list of the consoles.' })
  inConsole!: boolean;

  @Field({ description: 'By mail.' })
  byMail!: boolean;

  @Field({ description: 'On your devices.' })
  byPush!: boolean;
}

@InputType({ description: 'What the viewer wants otherwise; what is left out stays.' })
export class UpdateNotificationSettingsInput {
  @Field(() => [NotificationChoiceInput], { nullable: true, description: 'Kinds, each once.' })
  choices?: NotificationChoiceInput[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Quiet from then on, e.g. `20:00`; null, together with `quietUntil`, for never.',
  })
  quietFrom?: string | null;

  @Field(() => String, { nullable: true, description: 'Quiet until then, e.g. `07:00`.' })
  quietUntil?: string | null;

  @Field(() => String, { nullable: true, description: 'By whose clock, e.g. `Europe/Berlin`.' })
  timeZone?: string | null;

  @Field(() => StaffLanguageType, { nullable: true, description: 'The language of mails.' })
  language?: StaffLanguageType | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether open consoles make a sound.' })
  hasSound?: boolean | null;
}

@ObjectType({ description: 'How the viewer wants to be told from now on.' })
export class NotificationSettingsPayload extends withMessage('What was done.') {
  @Field(() => NotificationSettings, { description: 'All of it.' })
  settings!: NotificationSettings;
}

@InputType({ description: 'A browser, as its `PushSubscription` tells of itself.' })
export class SubscribeToPushInput {
  @Field({ description: 'The address of its push service.' })
  endpoint!: string;

  @Field({ description: 'Its public key, base64url.' })
  p256dh!: string;

  @Field({ description: 'Its secret for encryption, base64url.' })
  auth!: string;

  @Field(() => StaffLanguageType, { description: 'The language that it is told in.' })
  language!: StaffLanguageType;
}

@ObjectType({ description: 'A browser was added.' })
export class SubscribeToPushPayload extends withMessage('What was done.') {
  @Field(() => ID, { description: 'Its id among the devices.' })
  deviceId!: string;
}
