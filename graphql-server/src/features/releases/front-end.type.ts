import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { FIT_FOR_PEOPLE, withMessage } from '../../platform/graphql/index.js';

@ObjectType('FrontEndVital', {
  description: 'A measure of pages that had a version. One page in five tells.',
})
export class FrontEndVitalType {
  @Field(() => Float, {
    description: 'What three of four pages do not exceed, to about a tenth.',
  })
  p75!: number;

  @Field(() => Int, { description: 'Pages that told.' })
  pages!: number;
}

@ObjectType('FrontEndVitals', {
  description: 'How quick pages are that begin with a version; null where no page has told.',
})
export class FrontEndVitalsType {
  @Field(() => FrontEndVitalType, {
    nullable: true,
    description: 'Largest Contentful Paint, in milliseconds; good up to 2,500.',
  })
  lcp!: FrontEndVitalType | null;

  @Field(() => FrontEndVitalType, {
    nullable: true,
    description: 'Interaction to Next Paint, in milliseconds; good up to 200.',
  })
  inp!: FrontEndVitalType | null;

  @Field(() => FrontEndVitalType, {
    nullable: true,
    description: 'Cumulative Layout Shift, a share of the screen; good up to 0.1.',
  })
  cls!: FrontEndVitalType | null;

  @Field(() => FrontEndVitalType, {
    nullable: true,
    description:
      'How long tasks of more than 50 milliseconds kept the page from answering, in milliseconds, beyond those 50 each.',
  })
  blocked!: FrontEndVitalType | null;
}

@ObjectType('FrontEndVersion', { description: 'A version of a front end that was released.' })
export class FrontEndVersionType {
  @Field({ description: 'Its name, such as `0.1.0-3f9ac2d1`.' })
  version!: string;

  @Field(() => Date, { description: 'When it was uploaded.' })
  createdAt!: Date;

  @Field({ description: 'Whether all of its files have come; others cannot become active.' })
  isReady!: boolean;

  @Field({ description: 'Whether visitors get it now.' })
  isActive!: boolean;

  @Field({ description: 'Whether it was rolled back: no roll-back returns to it.' })
  isBad!: boolean;

  @Field(() => Date, { nullable: true, description: 'When it became active last.' })
  activatedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'The one who made it active last; null for builds that came with the server.',
  })
  activatedBy!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Id of the key that it was signed with, or `beside the server`; null if neither.',
  })
  signedBy!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Bytes that its first screen loads, compressed; null for releases of before.',
  })
  firstLoadBytes!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Bytes of all of its files, uncompressed; null for releases of before.',
  })
  totalBytes!: number | null;

  @Field(() => Int, { description: 'Pages that had it, as far as they told.' })
  visits!: number;

  @Field(() => Int, {
    description:
      'Pages among them where it did not load, crashed, or had an error that it did not catch.',
  })
  failedVisits!: number;

  @Field(() => FrontEndVitalsType, { description: 'How quick its pages are.' })
  vitals!: FrontEndVitalsType;

  @Field(() => Int, { description: 'GraphQL operations and fragments that are in its scripts.' })
  operationCount!: number;
}

@ObjectType('FrontEndTrial', {
  description: 'A version that some visitors get before all do, beside the active one.',
})
export class FrontEndTrialType {
  @Field({ description: 'The version that is tried.' })
  version!: string;

  @Field(() => Int, {
    description: 'Visitors in a hundred who get it; 0 where only companies do.',
  })
  percent!: number;

  @Field(() => [String], {
    description: 'Companies whose pages have it, by the name in their address.',
  })
  companies!: string[];

  @Field(() => Date, { description: 'When it began.' })
  startedAt!: Date;

  @Field(() => Int, { description: 'Pages that had it since then, as far as they told.' })
  visits!: number;

  @Field(() => Int, { description: 'Pages among them on which it failed.' })
  failedVisits!: number;

  @Field(() => Int, { description: 'Pages that had the active version since then.' })
  activeVisits!: number;

  @Field(() => Int, { description: 'Pages among those on which it failed.' })
  activeFailedVisits!: number;
}

@ObjectType('FrontEnd', { description: 'A part of the interface that is released on its own.' })
export class FrontEndType {
  @Field({ description: 'Its name, such as `mf-chat`.' })
  name!: string;

  @Field({ description: 'The team that answers for it; empty where no one has said so.' })
  team!: string;

  @Field(() => Date, { description: 'When it was registered.' })
  registeredAt!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      'Where its releases may lie other than on this server: pages of releases that do may load from there. Null if nowhere.',
  })
  origin!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was taken out of use; null for one that is in use.',
  })
  retiredAt!: Date | null;

  @Field(() => [String], {
    description: 'Paths that its active version answers; none where none is active.',
  })
  routes!: string[];

  @Field(() => String, { nullable: true, description: 'The version that visitors get.' })
  activeVersion!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The version that a roll-back returns to; null if there is none.',
  })
  returnVersion!: string | null;

  @Field(() => FrontEndTrialType, {
    nullable: true,
    description: 'The version that some visitors try now; null if none.',
  })
  trial!: FrontEndTrialType | null;

  @Field({
    description:
      'Whether administrators may put the one of their own machine in its place, for their browser alone: the operator allows it, and a version is active.',
  })
  mayBeLocal!: boolean;

  @Field(() => [FrontEndVersionType], { description: 'Its newest 20 versions, newest first.' })
  versions!: FrontEndVersionType[];
}

@InputType({ description: 'A front end that a team may release.' })
export class RegisterFrontEndInput {
  @Field({ description: 'Its name: `mf-`, then small letters, digits and hyphens.' })
  name!: string;

  @Field({ description: 'The team that answers for it; 1 to 80 characters.' })
  team!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Where its releases may lie other than on this server, such as `https://chat.team.example`; null or empty: on this server alone.',
  })
  origin?: string | null;
}

@InputType({ description: 'The version that visitors are to get.' })
export class ActivateReleaseInput {
  @Field({ description: 'Name of the front end.' })
  name!: string;

  @Field({ description: 'The version.' })
  version!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The version that is active now, if the caller wants to be sure of it.',
  })
  from?: string | null;
}

@InputType({ description: 'A version that some visitors are to get before all do.' })
export class TryReleaseInput {
  @Field({ description: 'Name of the front end.' })
  name!: string;

  @Field({ description: 'The version.' })
  version!: string;

  @Field(() => Int, {
    defaultValue: 0,
    description: 'Visitors in a hundred who get it, 0 to 99. A browser keeps its version.',
  })
  percent!: number;

  @Field(() => [String], {
    defaultValue: [],
    description: 'Companies whose pages have it, by the name in their address; at most 100.',
  })
  companies!: string[];
}

@InputType({ description: 'The front end whose trial ends.' })
export class EndReleaseTrialInput {
  @Field({ description: 'Name of the front end.' })
  name!: string;
}

@InputType({ description: 'The front end whose active version is bad.' })
export class RollBackFrontEndInput {
  @Field({ description: 'Name of the front end.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The version that is active now, if the caller wants to be sure of it.',
  })
  from?: string | null;
}

@InputType({ description: 'The front end that is taken out of use.' })
export class RetireFrontEndInput {
  @Field({ description: 'Name of the front end.' })
  name!: string;
}

@InputType({ description: 'A front end that the person who asks serves on their own machine.' })
export class OpenLocalFrontEndInput {
  @Field({ description: 'Name of the front end.' })
  name!: string;

  @Field({
    description:
      'Where it is served: `localhost` or `127.0.0.1` with a port of 1024 or above, such as `http://localhost:3002`.',
  })
  origin!: string;
}

@ObjectType({ description: 'A front end after a change.' })
export class FrontEndPayload extends withMessage(FIT_FOR_PEOPLE) {
  @Field(() => FrontEndType, { description: 'The front end as it is now.' })
  frontEnd!: FrontEndType;
}
