import type { EntityManager } from '../../../platform/database/index.js';
import { LINK_SECONDS, type OneTimeTokens } from '../../auth/index.js';
import { type AddressedCompany, chatAddress } from '../../companies/index.js';
import type { EndUser } from '../end-user.entity.js';

/** What a link signs its reader in to. */
interface LinkOptions {
  /** The conversation that it leads into; without one, to a new one. */
  sessionId?: string;
  /** `chat` for what is read at once, `welcome` for what may lie for a while. */
  lifetime?: 'chat' | 'welcome';
}

/**
 * The links of mails that lead into the chat. Each signs its reader in once. What it holds stands behind
 * the `#`, which browsers send to no server: it is in no log and no referrer, and what only looks at links
 * in mails does not use it up.
 */
export class ChatLinks {
  readonly #tokens: OneTimeTokens;
  readonly #publicUrl: string;

  constructor(tokens: OneTimeTokens, publicUrl: string) {
    this.#tokens = tokens;
    this.#publicUrl = publicUrl;
  }

  /** The address of the chat of a company, without a sign-in. */
  plain(company: AddressedCompany): string {
    return chatAddress(this.#publicUrl, company).href;
  }

  /** A link for one person alone. It ends with their address, their number, and themselves. */
  async signingIn(
    tx: EntityManager,
    person: Pick<EndUser, 'id'>,
    company: AddressedCompany,
    { sessionId, lifetime = 'welcome' }: LinkOptions = {},
  ): Promise<string> {
    const seconds = LINK_SECONDS[lifetime];
    const issued = await this.#tokens.issue(tx, 'end-user-sign-in', person.id, seconds, {
      // Several mails may wait in one mailbox, and the newest need not be opened first.
      keeping: true,
    });
    const url = chatAddress(this.#publicUrl, company);
    const held = { ...(sessionId ? { chat: sessionId } : {}), code: issued.token };
    url.hash = new URLSearchParams(held).toString();
    return url.href;
  }
}

/** What a mail says about such a link. */
export function linkNote(lifetime: 'chat' | 'welcome'): string {
  const hours = LINK_SECONDS[lifetime] / 3600;
  const time = lifetime === 'chat' ? `${hours} Stunden` : `${hours / 24} Tage`;
  return `Der Link führt Sie ohne Anmeldung in den Chat. Er gilt ${time} lang und nur einmal; geben Sie ihn bitte nicht weiter.`;
}
