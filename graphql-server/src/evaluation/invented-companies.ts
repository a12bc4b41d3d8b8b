import { setTimeout as sleep } from 'node:timers/promises';
import { Company } from '../features/companies/index.js';
import { type KnowledgeService, PromptFile } from '../features/knowledge/index.js';
import { transactional } from '../platform/database/index.js';
import type { Platform } from '../platform/open-platform.js';
import type { InventedUseCases } from './invented-use-cases.js';

interface Source {
  platform: Platform;
  knowledge: KnowledgeService;
  invented: InventedUseCases;
}

/** A company whose prompt file has so many invented use cases, once it answers; its id. */
export async function inventCompany(
  { platform, knowledge, invented }: Source,
  count: number,
): Promise<string> {
  const em = platform.database.orm.em.fork();
  const company = em.create(Company, { name: 'Bench', address: '-', email: '-', phone: '-' });
  await em.flush();
  const bytes = Buffer.from(invented.file(count));
  const { id } = await transactional(em.fork(), (tx) =>
    knowledge.replacePromptFile(tx, { companyId: company.id, fileName: 'bench.md', bytes }),
  );
  for (;;) {
    const file = await em.fork().findOneOrFail(PromptFile, { id });
    if (file.status === 'ERROR') throw new Error(file.error ?? '');
    if (file.status === 'PROCESSED') break;
    await sleep(200);
  }
  // Invented words have no meaning, for which a model would be trusted.
  const embeddingCalibration = { trust: 1, related: 0.6, unrelated: 0.1 };
  await em.fork().nativeUpdate(PromptFile, { id }, { embeddingCalibration });
  return company.id;
}

/** What copies of a prompt file have in common. */
const FACTS = `version, file_name, uploaded_at, status, active, content, vector_count, passage_count,
  lexical_version, lexical_index, embedding_model, embedding_dimensions, embedding_calibration,
  wording_revision`;

/** The same prompt file for many more companies, with rows of their own; their ids. */
export async function copyCompany(
  platform: Platform,
  companyId: string,
  count: number,
): Promise<string[]> {
  const em = platform.database.orm.em.fork();
  const ids: string[] = [];
  const [file] = await em.find(PromptFile, { company: companyId });
  for (let i = 0; i < count; i += 1) {
    const company = em.create(Company, {
      name: `Bench ${i}`,
      address: '-',
      email: '-',
      phone: '-',
    });
    await em.flush();
    ids.push(company.id);
    await em.execute(
      `with new_file as (
         insert into prompt_file (id, company_id, vector_set_id, ${FACTS})
         select gen_random_uuid(), '${company.id}', gen_random_uuid(), ${FACTS}
           from prompt_file where id = '${file?.id}' returning id, vector_set_id),
       cases as (
         insert into use_case (id, prompt_file_id, company_id, position, title, text)
         select gen_random_uuid(), n.id, '${company.id}', u.position, u.title, u.text
           from use_case u, new_file n where u.prompt_file_id = '${file?.id}'
         returning id, position),
       chunks as (
         insert into use_case_chunk (id, use_case_id, prompt_file_id, company_id, position, text)
         select gen_random_uuid(), k.id, n.id, '${company.id}', c.position, c.text
           from use_case_chunk c join use_case u on u.id = c.use_case_id
           join cases k on k.position = u.position, new_file n
          where c.prompt_file_id = '${file?.id}')
       insert into passage_vector (prompt_file_id, vector_set_id, position, embedding)
       select n.id, n.vector_set_id, v.position, v.embedding
         from passage_vector v, new_file n where v.prompt_file_id = '${file?.id}'`,
    );
  }
  return ids;
}
