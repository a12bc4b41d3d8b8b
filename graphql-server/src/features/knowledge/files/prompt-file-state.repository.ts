import type { EntityManager } from '../../../platform/database/index.js';
import type { ToldRefusal } from '../../../platform/errors/index.js';
import type { PromptFileStatus } from './prompt-file.entity.js';

/** How far a prompt file has come. */
export interface PromptFileState {
  promptFileId: string;
  fileName: string;
  status: PromptFileStatus;
  passageCount: number;
  vectorCount: number;
  error: string | null;
  refusal: ToldRefusal | null;
}

const COLUMNS = `id as "promptFileId", file_name as "fileName", status,
  passage_count as "passageCount", vector_count as "vectorCount", error, refusal`;

/** The latest prompt file of a company. */
export async function findLatestState(
  em: EntityManager,
  companyId: string,
): Promise<PromptFileState | undefined> {
  const rows = await em.execute<PromptFileState[]>(
    `select ${COLUMNS} from prompt_file where company_id = ? order by version desc limit 1`,
    [companyId],
  );
  return rows[0];
}

/** One prompt file of a company; undefined once a later one has taken its place. */
export async function findState(
  em: EntityManager,
  companyId: string,
  promptFileId: string,
): Promise<PromptFileState | undefined> {
  const rows = await em.execute<PromptFileState[]>(
    `select ${COLUMNS} from prompt_file where company_id = ? and id = ?`,
    [companyId, promptFileId],
  );
  return rows[0];
}
