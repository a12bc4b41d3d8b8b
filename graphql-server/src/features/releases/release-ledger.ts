import { v7 as uuid } from 'uuid';
import type { RequestContext } from '../../platform/context/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import type { AuditLog } from '../audit/index.js';
import { administratorsOf } from '../auth/index.js';
import { facts, heading, type MailService, note, paragraph, renderMail } from '../mail/index.js';
import type { Health } from './release-health.js';

/** What was done to a micro-frontend; what visitors get is mailed when it changes. */
export type ReleaseAction =
  | 'release.stored'
  | 'release.activated'
  | 'release.rolled-back'
  | 'release.trial-started'
  | 'release.trial-ended'
  | 'release.local-opened'
  | 'release.registered'
  | 'release.retired';

/** A version of a micro-frontend. */
export interface ReleasedVersion {
  app: string;
  version: string;
}

/** What an entry says of a change. */
export interface ReleaseFacts {
  app: string;
  version?: string;
  /** Id of the key that it was signed with, where it was. */
  signedBy?: string | undefined;
  /** The version that a roll-back left. */
  left?: string;
  team?: string;
  /** Who tries a version: visitors in a hundred, and companies. */
  percent?: number;
  companies?: string;
  /** Where an administrator loads it from instead. */
  origin?: string;
  /** Pages that a version was on when it was rolled back by itself, and those where it failed. */
  visits?: number;
  failures?: number;
}

/** Keeps what was released, in the transaction of the change. */
export type NoteRelease = (
  tx: EntityManager,
  action: ReleaseAction,
  told: ReleaseFacts,
) => Promise<void>;

interface Dependencies {
  audit: AuditLog;
  mail: Pick<MailService, 'enqueue'>;
}

/** Tells who answers for the platform what code its visitors get. */
export class ReleaseLedger {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Notes what a request does: one with the token, or of an administrator. */
  noteOf(context: RequestContext): NoteRelease {
    const isSignedIn = context.actor.kind !== 'anonymous';
    return this.#noteBy(context, isSignedIn ? undefined : 'Release token');
  }

  /** Notes what is done because a version fails too often. The page that told last is not named. */
  noteOfHealth(context: RequestContext, health: Health): NoteRelease {
    const noteOne = this.#noteBy({ ...context, address: '' }, 'Health of front ends');
    return (tx, action, told) => noteOne(tx, action, { ...told, ...health });
  }

  #noteBy(context: RequestContext, operator: string | undefined): NoteRelease {
    return async (tx, action, told) => {
      const details = Object.fromEntries(
        Object.entries(told).filter(([, value]) => value !== undefined && value !== ''),
      );
      const actor =
        operator === undefined ? undefined : { kind: 'operator' as const, name: operator };
      await this.#deps.audit.record(context, tx, { action, actor, details });
      const { app, version } = told;
      const isSilent =
        action === 'release.stored' || (action === 'release.trial-ended' && !told.visits);
      if (!version || isSilent) return;
      await this.#announce(context, tx, { ...told, app, version });
    };
  }

  async #announce(
    { address }: RequestContext,
    tx: EntityManager,
    release: ReleasedVersion & ReleaseFacts,
  ): Promise<void> {
    for (const { name, email } of await administratorsOf(tx, null)) {
      await this.#deps.mail.enqueue(tx, {
        ...releaseMail({ name, ...release, address }),
        dedupeKey: `release:${uuid()}`,
        to: email,
      });
    }
  }
}

type MailData = ReleasedVersion & ReleaseFacts & { name: string; address: string };

/** What the mail says of a change. */
interface MailTexts {
  subject: string;
  heading: string;
  /** What visitors get from now on. */
  change: string;
  advice: string;
}

const NOT_INTENDED =
  'If this was not intended: roll it back with npm run release -- <name> --rollback, and change RELEASE_TOKEN.';

function textsOf({
  app,
  version,
  left,
  visits,
  failures,
  percent,
  companies,
}: MailData): MailTexts {
  if (visits !== undefined) {
    return {
      subject: `${app} was rolled back to ${version} by itself`,
      heading: 'A front end was rolled back',
      change: `${left} failed on ${failures} of ${visits} pages, more than the version before it. Visitors get this version again:`,
      advice: `Look at what its team changed between ${version} and ${left}. The console shows both under Front Ends.`,
    };
  }
  if (percent !== undefined) {
    const who = [percent > 0 && `${percent} % of visitors`, companies].filter(Boolean);
    return {
      subject: `${app} ${version} is being tried`,
      heading: 'A front end is being tried',
      change: `These get this version from now on: ${who.join(', ')}. All others keep the one before.`,
      advice: 'If this was not intended: end the trial under Front Ends, and change RELEASE_TOKEN.',
    };
  }
  return {
    subject: `${app} ${version} was released`,
    heading: 'A front end was released',
    change: 'Visitors get this version from now on:',
    advice: NOT_INTENDED,
  };
}

function releaseMail(data: MailData) {
  const { app, version, name, visits, address } = data;
  const texts = textsOf(data);
  return renderMail({
    language: 'en',
    subject: texts.subject,
    preheader: 'Visitors get another version of a front end.',
    blocks: [
      heading(texts.heading),
      paragraph(`Hello ${name},`),
      paragraph(texts.change),
      facts(
        ['Front end', app],
        ['Version', version],
        ...(visits === undefined ? [['Released from', address] as const] : []),
      ),
      note(texts.advice),
    ],
    sender: { name: 'Hausgeist' },
  });
}
