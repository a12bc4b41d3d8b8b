import type { RequestContext } from '../../../platform/context/index.js';
import type { EndedSession, OrganisationDoor } from '../../auth/index.js';
import type { OpenIdClient } from '../providers/open-id-client.js';
import { PLATFORM_KEY, SIGN_IN_PAGES } from '../providers/provider.js';
import type { Providers } from '../providers/providers.js';

interface Dependencies {
  providers: Providers;
  openId: OpenIdClient;
  publicUrl: string;
}

/** Leads people whom their organisation vouched for to its sign-out, where it wants that. */
export class OrganisationSignOut implements OrganisationDoor {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  async leave(
    { em, log }: RequestContext,
    { audience, subjectId, byOrganisation }: EndedSession,
  ): Promise<string | undefined> {
    if (!byOrganisation || audience === 'end-user') return undefined;
    const { providers, openId, publicUrl } = this.#deps;
    const [person] = await em.execute<{ email: string; key: string }[]>(
      audience === 'admin'
        ? `select email, '${PLATFORM_KEY}' as key from admin where id = ?`
        : 'select email, managing_company_id as key from company_user where id = ?',
      [subjectId],
    );
    const provider = person && (await providers.find(em, person.key));
    if (!person || !provider?.signsOut) return undefined;
    const returnTo = publicUrl + SIGN_IN_PAGES[audience];
    return openId.signOutUrl(provider, { returnTo, hint: person.email, log });
  }
}
