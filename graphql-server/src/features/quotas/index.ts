import { type EntityManager, transactional } from '../../platform/database/index.js';
import { berlinDay, daysBefore } from '../../platform/german/index.js';
import type { Platform } from '../../platform/open-platform.js';
import { forgetUse, quotaCleanupJob, quotaWarningJob } from '../../platform/quotas/index.js';
import { administratorsOf } from '../auth/index.js';
import { Company } from '../companies/index.js';
import type { MailService } from '../mail/index.js';
import { type Notifier, wantsMail } from '../notifications/index.js';
import { quotaMail } from './quota-mail.js';

/** Days for which it is kept what was used. */
const KEPT_DAYS = 30;

type Parts = Pick<Platform, 'jobs'> & { mail: MailService; notifier: Notifier };

/** Takes on the jobs about what is used in a day: telling administrators, and forgetting. */
export function createQuotas({ jobs, mail, notifier }: Parts): void {
  jobs.work(quotaWarningJob, async ({ em }, { companyId, day, kind, used, limit }) => {
    const company = companyId && (await em.findOne(Company, { id: companyId }));
    const companyName = company ? company.name : undefined;
    const all = await receivers(em, companyId);
    const told = all.map(({ id }) => id);
    const wanting = await wantsMail(em, 'QUOTA_NEARLY_SPENT', told);
    for (const { id, name, email, language } of all) {
      if (!wanting.has(id)) continue;
      await mail.enqueue(em, {
        ...quotaMail({ language, name, companyName, kind, used, limit }),
        dedupeKey: `quota:${kind}:${companyId ?? 'platform'}:${day}:${id}`,
        to: email,
      });
    }
    await transactional(em, (tx) =>
      notifier.tell(tx, {
        ...{ kind: 'QUOTA_NEARLY_SPENT', details: { quota: kind, used, limit } },
        cause: `quota:${kind}:${companyId ?? 'platform'}:${day}`,
        ...(company ? { companyId: company.id } : {}),
      }),
    );
  });
  jobs.work(quotaCleanupJob, ({ em }) =>
    forgetUse(em, daysBefore(berlinDay(new Date()), KEPT_DAYS)),
  );
}

/** Those of the platform in any case, as they alone can raise a quota. */
const receivers = async (em: EntityManager, companyId: string | null) => [
  ...(await administratorsOf(em, null)),
  ...(companyId === null ? [] : await administratorsOf(em, companyId)),
];
