import type { WayInSettingsFragment } from '../gql/graphql';

type Input = Partial<WayInSettingsFragment>;

/** Where the chat of the portal's company is found, in memory. */
export class FakeWayIn {
  settings: WayInSettingsFragment = {
    id: 'company-1',
    name: 'Lindenhof Hausverwaltung',
    slug: 'lindenhof-hausverwaltung',
    chatUrl: 'https://chat.example/c/lindenhof-hausverwaltung',
    logoUrl: null,
    brandColor: '#8a3b12',
    embedOrigins: ['https://www.lindenhof.example'],
    customDomain: null,
    isCustomDomainConfirmed: false,
  };

  answer(name: string, input: Input): Record<string, unknown> | undefined {
    const message = 'OK';
    switch (name) {
      case 'PortalWayIn':
        return { company: this.#company() };
      case 'UpdatePortalWayIn':
        Object.assign(this.settings, input);
        return { updateCompanyWayIn: { message, company: this.#company() } };
      case 'RemovePortalLogo':
        Object.assign(this.settings, { logoUrl: null });
        return { removeCompanyLogo: { message, company: this.#company() } };
      case 'ConfirmPortalDomain':
        Object.assign(this.settings, { isCustomDomainConfirmed: true });
        return { confirmCompanyDomain: { message, company: this.#company() } };
      default:
        return undefined;
    }
  }

  readonly #company = () => ({ __typename: 'Company', ...this.settings });
}
