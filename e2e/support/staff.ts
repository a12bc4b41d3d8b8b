import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A person who signs in to one of the consoles with a password. */
export interface StaffMember {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

type Role = 'COMPANY_ADMIN' | 'COMPANY_MANAGER' | 'COMPANY_STAFF';
type Person = Omit<StaffMember, 'password'>;

const file = fileURLToPath(new URL('../../graphql-server/demo/staff.json', import.meta.url));
const { password, administrators, companyUsers } = JSON.parse(readFileSync(file, 'utf8')) as {
  password: string;
  administrators: [Person, ...Person[]];
  companyUsers: (Person & { company: string; role: Role })[];
};

/** The platform's administrator of the demo data. */
export const demoAdmin: StaffMember = { ...administrators[0], password };

/** The demo user with a role at a company. */
export function demoUser(company: string, role: Role): StaffMember {
  const person = companyUsers.find((one) => one.company === company && one.role === role);
  if (!person) throw new Error(`The demo data has no ${role} of ${company}.`);
  return { ...person, password };
}

export const fullName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

/** Good enough for every rule about passwords. */
export const GOOD_PASSWORD = 'Kachelofen!7grün';
