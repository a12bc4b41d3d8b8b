import type { EntityManager } from '../../../platform/database/index.js';
import type { RefusedPerson } from '../../auth/index.js';
import { EndUserSignInState } from './end-user-sign-in.entity.js';

/** Notes that a person has signed in, which makes what was refused before unimportant. */
export async function noteSignedIn(
  em: EntityManager,
  endUserId: string,
  at = new Date(),
): Promise<void> {
  await em.execute(
    `insert into end_user_sign_in (end_user_id, last_at, refused_attempts) values (?, ?, 0)
     on conflict (end_user_id)
     do update set last_at = greatest(end_user_sign_in.last_at, excluded.last_at),
       refused_at = null, refused_attempts = 0`,
    [endUserId, at],
  );
}

/** Notes refused sign-ins. Those of a person who has signed in since, or was deleted, are left out. */
export async function noteRefused(
  em: EntityManager,
  people: readonly RefusedPerson[],
): Promise<void> {
  await em.execute(
    `insert into end_user_sign_in as known (end_user_id, refused_at, refused_attempts)
     select p.id, r.at, r.attempts
       from jsonb_to_recordset(?::jsonb) as r (id uuid, at timestamptz, attempts int)
       join end_user p on p.id = r.id
     on conflict (end_user_id) do update
       set refused_at = excluded.refused_at,
           refused_attempts = excluded.refused_attempts
             + case when known.refused_at > excluded.refused_at - interval '1 day'
                    then known.refused_attempts else 0 end
       where known.last_at is null or known.last_at < excluded.refused_at`,
    [JSON.stringify(people.map(({ id, at, attempts }) => ({ id, at, attempts })))],
  );
}

/** How a person got on with signing in; nothing for those who never tried. */
export const findSignIns = (em: EntityManager, endUserId: string) =>
  em.findOne(EndUserSignInState, { endUser: endUserId });
