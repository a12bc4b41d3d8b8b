import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A person who lives in or owns a managed home. */
export interface Tenant {
  firstName: string;
  lastName: string;
  email: string;
  authNumber: string;
}

/** A managing company of the demo data. */
export interface DemoCompany {
  key: string;
  name: string;
  email: string;
  phone: string;
  endUsers: [Tenant, ...Tenant[]];
}

const file = fileURLToPath(new URL('../../graphql-server/demo/companies.json', import.meta.url));
const companies = JSON.parse(readFileSync(file, 'utf8')) as DemoCompany[];

function company(key: string): DemoCompany {
  const found = companies.find((one) => one.key === key);
  if (!found) throw new Error(`The demo data has no company ${key}.`);
  return found;
}

let turns = 0;

/** A tenant of a company, by turns: limits count per person, and so quick tests stay below them. */
export function nextTenant({ endUsers }: DemoCompany): Tenant {
  turns += 1;
  return endUsers[turns % endUsers.length] ?? endUsers[0];
}

export const lindenhof = company('lindenhof');
export const seeblick = company('seeblick');

/** A question that both companies answer, each with facts of its own. */
export const HEATING = {
  question: 'Meine Heizung funktioniert nicht. Was soll ich tun?',
  lindenhof: { source: 'Heizung ausgefallen oder Heizkörper bleibt kalt', fact: '040 66969 120' },
  seeblick: { source: 'Heizungsstörung melden', fact: '089 99998 520' },
};
