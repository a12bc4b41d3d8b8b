import { Field, ID, ObjectType } from 'type-graphql';
import type { Admin } from './admin.entity.js';

@ObjectType({ description: 'An administrator of the platform as they see themselves.' })
export class AdminProfile {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'First name.' })
  firstName!: string;

  @Field({ description: 'Last name; may be empty.' })
  lastName!: string;

  @Field({ description: 'E-mail address, lower case.' })
  email!: string;
}

/** The profile of an administrator. */
export const toAdminProfile = ({
  id,
  firstName,
  lastName,
  email,
}: Pick<Admin, 'id' | 'firstName' | 'lastName' | 'email'>): AdminProfile =>
  Object.assign(new AdminProfile(), { id, firstName, lastName, email });
