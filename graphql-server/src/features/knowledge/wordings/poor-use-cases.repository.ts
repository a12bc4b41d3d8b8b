import type { EntityManager } from '../../../platform/database/index.js';
import type { PromptFile } from '../files/prompt-file.entity.js';

/** A use case that has few wordings. */
export interface PoorUseCase {
  title: string;
  text: string;
}

/**
 * Use cases of a file with fewer wordings than `enough`, rejected ones included, in the order of the
 * file. At most `limit`, less those that were asked about since the file was uploaded.
 */
export async function findPoorUseCases(
  em: EntityManager,
  { id, company, uploadedAt }: PromptFile,
  { enough, limit }: { enough: number; limit: number },
): Promise<PoorUseCase[]> {
  const [asked] = await em.execute<{ count: number }[]>(
    `select count(distinct use_case_title)::int as count from use_case_wording
      where company_id = ? and origin = 'MODEL' and created_at >= ?`,
    [company.id, uploadedAt],
  );
  const left = limit - (asked?.count ?? 0);
  if (left <= 0) return [];
  return em.execute<PoorUseCase[]>(
    `select u.title, u.text from use_case u
      where u.prompt_file_id = ? and u.company_id = ?
        and (select count(*) from use_case_wording w
              where w.company_id = u.company_id and w.use_case_title = u.title) < ?
      order by u.position limit ?`,
    [id, company.id, enough, left],
  );
}
