import { type EntityManager, transactional } from '../../platform/database/index.js';
import { LOCKED } from '../../platform/context/index.js';
import { conflict, notFound, wrongField } from '../../platform/errors/index.js';
import { isInUse } from './front-end-origin.js';
import { FrontEnd } from './front-end.entity.js';
import { isAppName } from './release-description.js';
import type { NoteRelease } from './release-ledger.js';
import { isWithin } from './release-place.js';
import { ReleasePointer } from './release-pointer.entity.js';
import { removeTrial } from './release-trial.repository.js';
import { Release } from './release.entity.js';
import { releaseReasons } from './release.reasons.js';

/** Which micro-frontends there may be, and who answers for them. */
export class FrontEndService {
  /** Called after a change of what visitors get. */
  readonly #changed: (app: string) => Promise<void>;

  constructor(changed: (app: string) => Promise<void>) {
    this.#changed = changed;
  }

  /** All of them, retired ones too. */
  list(em: EntityManager): Promise<FrontEnd[]> {
    return em.find(FrontEnd, {}, { orderBy: { app: 'asc' } });
  }

  /**
   * Lets a team release a micro-frontend; again after it was retired.
   *
   * @throws AppError with code BAD_USER_INPUT or CONFLICT
   */
  async register(
    em: EntityManager,
    { app, team, origin }: { app: string; team: string; origin: string | null },
    note: NoteRelease,
  ): Promise<FrontEnd> {
    if (!isAppName(app)) throw wrongField('name', releaseReasons.APP_NAME_INVALID);
    return transactional(em, async (tx) => {
      await insertFrontEnd(tx, app, team);
      // Nothing is activated at the origin of before while it changes.
      const known = await tx.findOneOrFail(FrontEnd, { app }, LOCKED);
      if (!known.retiredAt && known.team !== '' && known.team !== team) {
        throw conflict(releaseReasons.APP_ACTIVE_ELSEWHERE({ app }));
      }
      const { origin: before } = known;
      if (before && before !== origin && (await isInUse(tx, app, before))) {
        throw conflict(releaseReasons.APP_ORIGIN_IN_USE({ app, origin: before }));
      }
      Object.assign(known, { team, origin, retiredAt: null });
      await note(tx, 'release.registered', { app, team, ...(origin ? { origin } : {}) });
      return known;
    });
  }

  /** Notes a micro-frontend that lies beside the server; answers whether it may be shown. */
  async admitBesideServer(em: EntityManager, app: string): Promise<boolean> {
    await insertFrontEnd(em, app, '');
    return (await em.count(FrontEnd, { app, retiredAt: null })) > 0;
  }

  /**
   * Takes a micro-frontend out of use: visitors do not get it any more, and it takes no release.
   *
   * @throws AppError with code NOT_FOUND, or CONFLICT for the console that would register it again
   */
  async retire(em: EntityManager, app: string, note: NoteRelease): Promise<void> {
    await transactional(em, async (tx) => {
      const retired = await tx.nativeUpdate(
        FrontEnd,
        { app, retiredAt: null },
        { retiredAt: new Date() },
      );
      if (retired === 0) throw notFound(releaseReasons.APP_NOT_REGISTERED({ app }));
      if (await isConsole(tx, app)) throw conflict(releaseReasons.APP_IS_CONSOLE({ app }));
      await tx.nativeDelete(ReleasePointer, { app });
      await removeTrial(tx, app);
      await note(tx, 'release.retired', { app });
    });
    await this.#changed(app);
  }

  /**
   * Nothing retires it until the transaction ends.
   *
   * @throws AppError with code CONFLICT for one that is not registered, or was retired
   */
  async require(em: EntityManager, app: string): Promise<void> {
    const [known] = await em.execute<{ retired: boolean }[]>(
      'select retired_at is not null as retired from front_end where app = ? for share',
      [app],
    );
    if (!known) throw conflict(releaseReasons.APP_NOT_REGISTERED({ app }));
    if (known.retired) throw conflict(releaseReasons.APP_RETIRED({ app }));
  }
}

/** Where administrators register front ends. */
const CONSOLE_PAGE = '/admin/front-ends';

async function isConsole(em: EntityManager, app: string): Promise<boolean> {
  const pointer = await em.findOne(ReleasePointer, { app });
  const active = pointer && (await em.findOne(Release, { app, version: pointer.activeVersion }));
  return active?.description.routes.some((route) => isWithin(CONSOLE_PAGE, route)) ?? false;
}

const insertFrontEnd = (em: EntityManager, app: string, team: string) =>
  em.execute(
    `insert into front_end (app, team, registered_at) values (?, ?, now()) on conflict do nothing`,
    [app, team],
  );
