import type { EntityManager } from '../../../platform/database/index.js';
import { EndUser } from '../../end-users/index.js';
import { patternInJson, patternOf } from '../name-patterns.js';
import type { PrivacyRequest } from '../privacy-request.entity.js';

/** Who is erased, and by what they are found. */
export interface ErasureTarget {
  companyId: string;
  companyName: string;
  endUserId: string;
  email: string;
  /** What stands in their place. */
  pseudonym: string;
  /** A regular expression of PostgreSQL for what names the person: name, address of mail, telephone. */
  names: string;
  /** The same as it is written in JSON. */
  namesInJson: string;
}

/** Shorter ones would be found in too much that is about others. */
const SHORTEST_PHONE = 6;

/** Reads by what the person is found; undefined once they are gone. */
export async function findTarget(
  em: EntityManager,
  request: PrivacyRequest,
): Promise<ErasureTarget | undefined> {
  const user = await em.findOne(
    EndUser,
    { id: request.personId, managingCompany: request.company.id },
    { populate: ['managingCompany'] },
  );
  if (!user) return undefined;
  const { firstName, lastName, email, phone, managingCompany } = user;
  const names = [`${firstName} ${lastName}`, `${lastName}, ${firstName}`, email];
  if (phone.length >= SHORTEST_PHONE) names.push(phone);
  return {
    companyId: managingCompany.id,
    companyName: managingCompany.name,
    endUserId: user.id,
    email,
    pseudonym: pseudonymOf(request.id),
    names: patternOf(names),
    namesInJson: patternInJson(names),
  };
}

/** What a person is called once they are erased; made of the request, so that it tells nothing. */
export const pseudonymOf = (requestId: string): string =>
  `Gelöschte Person ${requestId.replaceAll('-', '').slice(-8)}`;
