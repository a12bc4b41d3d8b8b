import { Field, InputType, ObjectType } from 'type-graphql';
import { withMessage } from '../../../platform/graphql/index.js';

@InputType({ description: 'Consent to the terms of use.' })
export class AcceptTermsInput {
  @Field({ description: 'Version of the terms that were shown, such as `2026-11`.' })
  version!: string;
}

@ObjectType({ description: 'A consent that is kept.' })
export class AcceptTermsPayload extends withMessage() {}
