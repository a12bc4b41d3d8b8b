import { z } from 'zod';
import type { Config } from '../../../env.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { unsealIfPossible } from '../../../platform/secrets/index.js';
import type { TokenDigests } from '../../auth/index.js';
import { OrganisationProvider } from '../organisation-provider.entity.js';
import { domainOf, PLATFORM_KEY, type PlatformProvider, type Provider } from './provider.js';

const uuidSchema = z.uuid();

/** Finds the providers that are in use: the platform's in the settings, those of companies in the database. */
export class Providers {
  readonly #platform: PlatformProvider | undefined;
  readonly #key: Buffer;

  constructor({ organisation }: Pick<Config, 'organisation'>, digests: TokenDigests) {
    this.#platform = organisation && {
      ...organisation,
      key: PLATFORM_KEY,
      audience: 'admin',
    };
    this.#key = secretKey(digests);
  }

  /** That of administrators, if they have one. */
  get platform(): PlatformProvider | undefined {
    return this.#platform;
  }

  /** The one with this key, if it is in use. */
  async find(em: EntityManager, key: string): Promise<Provider | undefined> {
    if (key === PLATFORM_KEY) return this.#platform;
    if (!uuidSchema.safeParse(key).success) return undefined;
    const stored = await em.findOne(
      OrganisationProvider,
      { managingCompany: key, isEnabled: true },
      { populate: ['managingCompany'], disableIdentityMap: true },
    );
    const clientSecret = stored && unsealIfPossible(this.#key, stored.id, stored.sealedSecret);
    // With another session secret than before, it has to be entered again.
    if (!stored || !clientSecret) return undefined;
    const { managingCompany, issuer, clientId, roleClaim, roleValues, defaultRole } = stored;
    const { id, name } = managingCompany;
    return {
      ...{ key: id, audience: 'company-user', company: { id, name }, issuer, clientId, roleValues },
      ...{ clientSecret, signsOut: stored.signsOut },
      scopes: stored.scopes.split(' ').filter(Boolean),
      emailDomains: await provedDomains(em, id),
      roleClaim: roleClaim ?? undefined,
      defaultRole: defaultRole ?? undefined,
    };
  }

  /** That of the company which has proved that the domain of this address is theirs. */
  async findByEmail(em: EntityManager, email: string): Promise<Provider | undefined> {
    const [row] = await em.execute<{ id: string }[]>(
      `select managing_company_id as id from organisation_domain
        where domain = ? and proved_at is not null`,
      [domainOf(email)],
    );
    return row && this.find(em, row.id);
  }
}

/** What secrets of clients are encrypted with. */
export const secretKey = (digests: TokenDigests): Buffer => digests.keyFor('organisation secret');

async function provedDomains(em: EntityManager, companyId: string): Promise<string[]> {
  const rows = await em.execute<{ domain: string }[]>(
    `select domain from organisation_domain
      where managing_company_id = ? and proved_at is not null`,
    [companyId],
  );
  return rows.map(({ domain }) => domain);
}
