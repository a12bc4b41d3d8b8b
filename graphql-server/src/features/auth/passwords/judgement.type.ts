import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { namedEnum, RefusalType, withMessage } from '../../../platform/graphql/index.js';
import { StaffAudience } from '../sign-in.type.js';

export const PasswordStrength = namedEnum('PasswordStrength', 'How good a password is.', {
  REFUSED: 'It is not taken.',
  WEAK: 'It is taken, but guessed soon.',
  FAIR: 'It withstands some guessing.',
  GOOD: 'It withstands much guessing.',
  STRONG: 'It is hard to guess for anyone.',
});
export type PasswordStrength = (typeof PasswordStrength)[string];

@InputType({ description: 'A password that a person thinks of choosing.' })
export class JudgePasswordInput {
  @Field(() => StaffAudience, { description: 'Whose password it would be.' })
  audience!: StaffAudience;

  @Field({ description: 'The password, at most 200 characters; it is not kept.' })
  password!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is given to a user of a company, who has to change it.',
  })
  isTemporary?: boolean | null;

  @Field(() => String, { nullable: true, description: 'The address of the person.' })
  email?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Names of the person and their company, at most ten.',
  })
  names?: string[] | null;
}

@ObjectType({ description: 'What is to be said about a password.' })
export class JudgePasswordPayload extends withMessage() {
  @Field(() => PasswordStrength, { description: 'How good it is.' })
  strength!: PasswordStrength;

  @Field(() => RefusalType, { nullable: true, description: 'Why it is not taken.' })
  problem!: RefusalType | null;

  @Field(() => Int, { description: 'Characters that a password has at least.' })
  minLength!: number;

  @Field({
    description:
      'Whether lowercase and uppercase letters, a digit and a special character are asked for.',
  })
  needsMixture!: boolean;
}
