import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../../platform/graphql/index.js';
import type { EmailDomains } from '../domains/email-domains.service.js';
import type { OrganisationPresenter } from './organisation-settings.presenter.js';
import type { OrganisationSettings } from './organisation-settings.service.js';
import {
  EmailDomainInput,
  ForceEmailDomainInput,
  ForceEmailDomainPayload,
  OrganisationSignInSettings,
  OrganisationSignInSettingsPayload,
  RemoveEmailDomainInput,
  RemoveOrganisationSignInInput,
  UpdateOrganisationSignInInput,
} from './organisation-settings.type.js';

/** People only: programs choose no ways in. */
const STAFF = ['admin', 'companyUser'] as const;

@Resolver()
export class OrganisationSettingsResolver {
  readonly #settings: OrganisationSettings;
  readonly #domains: EmailDomains;
  readonly #present: OrganisationPresenter;

  constructor(
    settings: OrganisationSettings,
    domains: EmailDomains,
    present: OrganisationPresenter,
  ) {
    this.#settings = settings;
    this.#domains = domains;
    this.#present = present;
  }

  @AccessFor(STAFF)
  @Query(() => OrganisationSignInSettings, {
    description:
      'How people of a company sign in with their organisation. Needs `settings.view`. Errors: FORBIDDEN, NOT_FOUND.',
  })
  async organisationSignIn(
    @Arg('companyId', () => ID, {
      nullable: true,
      description: 'The company; needed by administrators of the platform.',
    })
    companyId: string | null,
    @Ctx() { request }: GraphqlContext,
  ): Promise<OrganisationSignInSettings> {
    return this.#present(await this.#settings.find(request, { companyId }));
  }

  @AccessFor(STAFF)
  @Mutation(() => OrganisationSignInSettingsPayload, {
    description:
      'Sets the OpenID provider of a company up, or changes it. For administrators of the company and the platform. Errors: BAD_USER_INPUT (also where no provider answers, or the proof is wrong), FORBIDDEN, RATE_LIMITED.',
  })
  async updateOrganisationSignIn(
    @Arg('input', { description: 'The provider, and proof of who asks.' })
    input: UpdateOrganisationSignInInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<OrganisationSignInSettingsPayload> {
    const { clientSecret, roleClaim, defaultRole, ...rest } = input;
    const given = { clientSecret, roleClaim, defaultRole, ...rest };
    const settings = this.#present(await this.#settings.update(request, given));
    return { message: 'The sign-in with the organisation was saved.', settings };
  }

  @AccessFor(STAFF)
  @Mutation(() => OrganisationSignInSettingsPayload, {
    description:
      'Removes the OpenID provider of a company; its domains are not forced any more. Errors: BAD_USER_INPUT, FORBIDDEN, RATE_LIMITED.',
  })
  async removeOrganisationSignIn(
    @Arg('input', { description: 'Which company, and proof of who asks.' })
    input: RemoveOrganisationSignInInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<OrganisationSignInSettingsPayload> {
    const settings = this.#present(await this.#settings.remove(request, input));
    return { message: 'The sign-in with the organisation was removed.', settings };
  }

  @AccessFor(STAFF)
  @Mutation(() => OrganisationSignInSettingsPayload, {
    description:
      'Names a domain of e-mail addresses. It counts for nothing until it is proved. Errors: BAD_USER_INPUT, CONFLICT when there are 20, FORBIDDEN.',
  })
  async addEmailDomain(
    @Arg('input', { description: 'The domain.' }) input: EmailDomainInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<OrganisationSignInSettingsPayload> {
    const settings = this.#present(await this.#domains.add(request, input));
    return { message: 'The domain was added.', settings };
  }

  @AccessFor(STAFF)
  @Mutation(() => OrganisationSignInSettingsPayload, {
    description:
      'Looks for the TXT record that proves a domain; the word of an administrator of the platform is proof enough. Errors: CONFLICT while the record is not found or another company holds the domain, NOT_FOUND, FORBIDDEN, RATE_LIMITED.',
  })
  async proveEmailDomain(
    @Arg('input', { description: 'The domain.' }) input: EmailDomainInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<OrganisationSignInSettingsPayload> {
    const settings = this.#present(await this.#domains.prove(request, input));
    return { message: 'The domain is proved.', settings };
  }

  @AccessFor(STAFF)
  @Mutation(() => ForceEmailDomainPayload, {
    description:
      'Makes the organisation the only door of people with an address of a domain, or one of several again. Forcing ends what they had opened with a password or passkey, but not of accounts for emergencies and the session that asks. Errors: CONFLICT while the domain is not proved, there is no provider, or no administrator could come in without it; BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, RATE_LIMITED.',
  })
  async forceEmailDomain(
    @Arg('input', { description: 'The domain, and proof of who asks.' })
    input: ForceEmailDomainInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<ForceEmailDomainPayload> {
    const { view, endedSessions } = await this.#domains.force(request, input);
    return { message: 'The domain was changed.', settings: this.#present(view), endedSessions };
  }

  @AccessFor(STAFF)
  @Mutation(() => OrganisationSignInSettingsPayload, {
    description:
      'Takes a domain off the list. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, RATE_LIMITED.',
  })
  async removeEmailDomain(
    @Arg('input', { description: 'The domain, and proof of who asks.' })
    input: RemoveEmailDomainInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<OrganisationSignInSettingsPayload> {
    const settings = this.#present(await this.#domains.remove(request, input));
    return { message: 'The domain was removed.', settings };
  }
}
