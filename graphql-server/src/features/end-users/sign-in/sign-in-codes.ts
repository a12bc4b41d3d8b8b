import { randomInt, timingSafeEqual } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { RequestContext } from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { AppError, unauthenticated } from '../../../platform/errors/index.js';
import type { RateLimits } from '../../../platform/limits/index.js';
import { type Attempts, mailAttempts, type TokenDigests } from '../../auth/index.js';
import type { Company } from '../../companies/index.js';
import { type MailService, note, panel, paragraph, facts, renderMail } from '../../mail/index.js';
import type { EndUser } from '../end-user.entity.js';
import { endUserReasons } from '../end-user.reasons.js';
import { fullNameOf } from '../management/end-user-view.js';

/** Minutes for which a code is good, and tries that it allows. */
const GOOD_MINUTES = 10;
const MOST_TRIES = 5;

/** Seconds in which another request does not send another code. */
const AGAIN_AFTER_SECONDS = 30;

interface Dependencies {
  digests: TokenDigests;
  limits: RateLimits;
  mail: MailService;
}

/** The second step of signing in on a new device: a code that is mailed to the tenant or owner. */
export class SignInCodes {
  readonly #deps: Dependencies;
  readonly #mailed: Attempts;

  constructor(deps: Dependencies) {
    this.#deps = deps;
    this.#mailed = mailAttempts(deps.limits, 'end-user-code');
  }

  /**
   * Throws until the code that was mailed last is given. It is good once.
   *
   * @throws AppError with code TWO_FACTOR_REQUIRED when none is given, after it was mailed
   */
  async require(
    context: RequestContext,
    endUser: EndUser,
    code: string | null | undefined,
  ): Promise<void> {
    const given = (code ?? '').replaceAll(/\s/g, '');
    if (given === '') {
      await this.#send(context, endUser);
      throw new AppError('TWO_FACTOR_REQUIRED', endUserReasons.SIGN_IN_CODE_REQUIRED);
    }
    if (!(await this.#consume(context.em, endUser.id, given))) {
      throw unauthenticated(endUserReasons.SIGN_IN_CODE_WRONG);
    }
  }

  async #consume(em: EntityManager, endUserId: string, code: string): Promise<boolean> {
    const [stored] = await em.execute<{ digest: string }[]>(
      `update sign_in_code set tries = tries + 1
        where end_user_id = ? and expires_at > now() and tries < ? returning digest`,
      [endUserId, MOST_TRIES],
    );
    if (!stored) return false;
    const expected = Buffer.from(stored.digest);
    if (!timingSafeEqual(expected, Buffer.from(this.#digest(endUserId, code)))) return false;
    const used = await em.execute<unknown[]>(
      'delete from sign_in_code where end_user_id = ? and digest = ? returning end_user_id',
      [endUserId, stored.digest],
    );
    return used.length > 0;
  }

  async #send(context: RequestContext, endUser: EndUser): Promise<void> {
    const { em } = context;
    const isFresh = await em.execute<unknown[]>(
      `select 1 from sign_in_code where end_user_id = ? and tries = 0 and expires_at > now()
          and created_at > now() - make_interval(secs => ?)`,
      [endUser.id, AGAIN_AFTER_SECONDS],
    );
    if (isFresh.length > 0) return;
    await this.#mailed.count(context, endUser.id);
    const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
    await transactional(em, async (tx) => {
      await tx.execute(
        `insert into sign_in_code (end_user_id, digest, expires_at, tries, created_at)
         values (?, ?, now() + make_interval(mins => ?), 0, now())
         on conflict (end_user_id) do update
            set digest = excluded.digest, expires_at = excluded.expires_at, tries = 0,
                created_at = excluded.created_at`,
        [endUser.id, this.#digest(endUser.id, code), GOOD_MINUTES],
      );
      // Without a company, as it lets a person in who waits for it.
      await this.#deps.mail.enqueue(tx, {
        ...codeMail(endUser, endUser.managingCompany, code),
        dedupeKey: `end-user-code:${uuid()}`,
        to: endUser.email,
        endUserId: endUser.id,
        fromName: endUser.managingCompany.name,
        replyTo: endUser.managingCompany.recordsEmail,
      });
    });
  }

  #digest(endUserId: string, code: string): string {
    return this.#deps.digests.of(`sign-in code ${endUserId} ${code}`);
  }
}

const codeMail = (endUser: EndUser, company: Company, code: string) =>
  renderMail({
    language: 'de',
    subject: `Ihr Code für den Chat von ${company.name}`,
    preheader: 'Damit melden Sie sich auf einem neuen Gerät an.',
    sender: company,
    blocks: [
      paragraph(`Guten Tag ${fullNameOf(endUser)},`),
      paragraph(
        'jemand hat sich auf einem neuen Gerät mit Ihrer E-Mail-Adresse und Ihrer Authentifizierungsnummer angemeldet. Wenn Sie das waren, geben Sie bitte diesen Code im Chat ein:',
      ),
      panel([facts(['Code', code])]),
      note(
        `Der Code gilt ${GOOD_MINUTES} Minuten. Bitte geben Sie ihn nicht weiter. Waren Sie es nicht, dann kennt jemand Ihre Nummer: Bitte lassen Sie sich eine neue geben.`,
      ),
      facts(['Telefon', company.phone], ['E-Mail', company.email]),
      paragraph(`Mit freundlichen Grüßen\n${company.name}`),
    ],
  });
