import type { Organisation } from '../features/organisation-sign-in/organisation';

type Input = Record<string, unknown>;

/** Texts that both the tests and the stories show. */
const RECORD = {
  recordName: '_hausgeist.lindenhof-nord.example',
  recordValue: 'hausgeist-domain=3f1c9a0be27d44518c60aa7e91d2b35f8c14e07a',
};

/** An organisation that is set up, with a domain that is proved and one that is not. */
export const someOrganisation = (): Organisation => ({
  companyId: 'company-1',
  callbackUrl: 'https://hausgeist.example/api/auth/organisation/company-1/callback',
  signOutUrl: 'https://hausgeist.example/company/login',
  provider: {
    issuer: 'https://login.microsoftonline.com/8f6c0d5e-4d1b-4f57-9c7b-6f2a30c1d9aa/v2.0',
    clientId: '0b1c5f0e-7a45-4f0a-9f4b-2c3d4e5f6a7b',
    scopes: '',
    roleClaim: 'groups',
    roleValues: [
      { value: 'Hausverwaltung-Leitung', role: 'COMPANY_ADMIN' },
      { value: 'Hausverwaltung-Team', role: 'COMPANY_MANAGER' },
    ],
    defaultRole: null,
    isEnabled: true,
    signsOut: false,
  },
  domains: [
    {
      domain: 'lindenhof.example',
      provedAt: '2026-11-20T08:00:00.000Z',
      isForced: true,
      recordName: '_hausgeist.lindenhof.example',
      recordValue: 'hausgeist-domain=11',
    },
    { domain: 'lindenhof-nord.example', provedAt: null, isForced: false, ...RECORD },
  ],
  administrators: [
    {
      ...{ userId: 'user-1', name: 'Petra Lindner', email: 'petra@lindenhof.example' },
      ...{ hasSecondFactor: true, isBreakGlass: true },
    },
    {
      ...{ userId: 'user-2', name: 'Jörg Ahrens', email: 'joerg@lindenhof.example' },
      ...{ hasSecondFactor: false, isBreakGlass: false },
    },
  ],
});

const named = <Row extends object>(__typename: string, rows: readonly Row[]) =>
  rows.map((row) => ({ __typename, ...row }));

/** How people of the company sign in with their organisation, and what the server says about it. */
export class FakeOrganisation {
  organisation: Organisation = someOrganisation();

  /** Nothing for operations that concern something else. */
  answer(name: string, { domain, isForced }: Input): Input | undefined {
    const { domains } = this.organisation;
    const change = (changes: object) => {
      this.organisation.domains = domains.map((each) =>
        each.domain === domain ? { ...each, ...changes } : each,
      );
    };
    switch (name) {
      case 'PortalOrganisationSignIn':
        return { organisationSignIn: this.#settings() };
      case 'UpdatePortalOrganisationSignIn':
        return { updateOrganisationSignIn: this.#payload() };
      case 'RemovePortalOrganisationSignIn':
        this.organisation = { ...this.organisation, provider: null };
        return { removeOrganisationSignIn: this.#payload() };
      case 'AddPortalEmailDomain':
        domains.push({ domain: String(domain), provedAt: null, isForced: false, ...RECORD });
        return { addEmailDomain: this.#payload() };
      case 'ProvePortalEmailDomain':
        change({ provedAt: '2026-11-24T09:00:00.000Z' });
        return { proveEmailDomain: this.#payload() };
      case 'ForcePortalEmailDomain':
        change({ isForced });
        return {
          forceEmailDomain: {
            ...this.#payload(),
            ...{ __typename: 'ForceEmailDomainPayload', endedSessions: isForced ? 3 : 0 },
          },
        };
      case 'RemovePortalEmailDomain':
        this.organisation.domains = domains.filter((each) => each.domain !== domain);
        return { removeEmailDomain: this.#payload() };
      default:
        return undefined;
    }
  }

  #payload() {
    return { __typename: 'OrganisationSignInSettingsPayload', settings: this.#settings() };
  }

  #settings() {
    const { provider, domains, administrators, ...rest } = this.organisation;
    return {
      __typename: 'OrganisationSignInSettings',
      ...rest,
      provider: provider && {
        __typename: 'OrganisationProvider',
        ...provider,
        roleValues: named('OrganisationRole', provider.roleValues),
      },
      domains: named('OrganisationDomain', domains),
      administrators: named('BreakGlassCandidate', administrators),
    };
  }
}
