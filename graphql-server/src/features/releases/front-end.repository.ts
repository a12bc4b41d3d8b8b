import type { EntityManager } from '../../platform/database/index.js';

/** A stored version as the console lists it. */
export interface FrontEndVersionRow {
  app: string;
  version: string;
  createdAt: Date;
  readyAt: Date | null;
  activatedAt: Date | null;
  badAt: Date | null;
  signedBy: string | null;
  firstLoadBytes: number | null;
  totalBytes: number | null;
  operationCount: number;
  visits: number;
  failedVisits: number;
  routes: string[];
  /** The one who made it active last, as the audit log has them. */
  activatedBy: string | null;
}

/** What comes without an entity comes with its times as texts. */
const timeOf = (at: Date | null) => at && new Date(at);

/** The newest versions of each app, as many as a person looks through. */
export async function findVersions(
  em: EntityManager,
  limit: number,
): Promise<FrontEndVersionRow[]> {
  const rows = await em.execute<FrontEndVersionRow[]>(
    `select r.app, r.version, r.created_at as "createdAt", r.ready_at as "readyAt",
            r.activated_at as "activatedAt", r.bad_at as "badAt", r.signed_by as "signedBy",
            r.first_load_bytes as "firstLoadBytes", r.total_bytes as "totalBytes",
            jsonb_array_length(coalesce(r.operations, r.description->'operations', '[]')) as "operationCount",
            r.description->'routes' as routes, a.actor_name as "activatedBy",
            coalesce(h.visits, 0) as visits,
            coalesce(h.load_failures + h.render_failures + h.code_failures, 0) as "failedVisits"
       from (select *, row_number() over (partition by app order by created_at desc) as place
               from release) r
       left join release_health h on h.app = r.app and h.version = r.version
       left join lateral (
         select e.actor_name from audit_entry e
          where e.action in ('release.activated', 'release.rolled-back')
            and e.details->>'app' = r.app and e.details->>'version' = r.version
          order by e.at desc limit 1) a on r.activated_at is not null
      where r.place <= ?
      order by r.app, r.created_at desc`,
    [limit],
  );
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt),
    readyAt: timeOf(row.readyAt),
    activatedAt: timeOf(row.activatedAt),
    badAt: timeOf(row.badAt),
  }));
}
