import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../../platform/graphql/index.js';
import type { PersonMails } from './person-mails.service.js';
import { PersonMail } from './person-mails.type.js';

@Resolver()
export class PersonMailsResolver {
  readonly #mails: PersonMails;

  constructor(mails: PersonMails) {
    this.#mails = mails;
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => [PersonMail], {
    description:
      'The newest 50 mails to a tenant or owner, the newest first, as long as they are kept. For administrators, and `users.view` at the own company. Errors: NOT_FOUND.',
  })
  async personMails(
    @Arg('endUserId', () => ID, { description: 'The tenant or owner.' }) endUserId: string,
    @Ctx() { request }: GraphqlContext,
  ): Promise<PersonMail[]> {
    const mails = await this.#mails.list(request, endUserId);
    return mails.map((mail) => Object.assign(new PersonMail(), mail));
  }
}
