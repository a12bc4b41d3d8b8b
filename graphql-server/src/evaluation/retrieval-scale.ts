import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { Company } from '../features/companies/index.js';
import {
  createKnowledge,
  findNearness,
  type KnowledgeService,
  PromptFile,
} from '../features/knowledge/index.js';
import { transactional } from '../platform/database/index.js';
import type { Platform } from '../platform/open-platform.js';
import { InventedUseCases } from './invented-use-cases.js';
import { WordVectors } from './word-vectors.js';

/** What is put into the database. */
export interface Scale {
  /** Use cases of the large company. */
  large: number;
  /** How many companies there are besides, and their use cases. */
  companies: number;
  useCases: number;
  dimensions: number;
}

/** Figures of one kind of company; milliseconds. */
export interface ScaleFigures {
  dimensions: number;
  useCases: number;
  companies: number;
  /** Of the 40 nearest passages by brute force, the share that a search compares. */
  recall: number;
  /** Fewest passages that a search got when it asked for 40. */
  fewest: number;
  /** Times of whole searches by how many went on at once. */
  searches: { atOnce: number; times: number[] }[];
  /** Times of the statement that compares vectors, and of one that compares all of them. */
  statement: number[];
  exactScan: number[];
}

const NEAREST = 40;
const QUESTIONS = 300;
const COMPARED = 100;
const signal = new AbortController().signal;

interface Bench {
  platform: Platform;
  model: WordVectors;
  knowledge: KnowledgeService;
  invented: InventedUseCases;
}

/** Fills an empty database and measures searches in it. */
export async function measureScale(
  opened: Platform,
  scale: Scale,
  tell: (text: string) => void,
): Promise<ScaleFigures[]> {
  const model = new WordVectors(scale.dimensions);
  const platform = { ...opened, ai: model };
  const knowledge = createKnowledge(platform);
  await platform.jobs.start(2);
  const bench = { platform, model, knowledge, invented: new InventedUseCases(1) };
  tell(`taking ${scale.large} use cases in, with ${scale.dimensions} dimensions`);
  const large = await ingest(bench, scale.large);
  const small = await ingest(bench, scale.useCases);
  tell(`copying ${scale.useCases} use cases for ${scale.companies} companies`);
  const copies = await copy(platform, small, scale.companies - 1);
  await run(platform, 'vacuum analyze use_case, use_case_chunk, passage_vector, prompt_file');
  const results = [];
  for (const companyIds of [[large], [small, ...copies]]) {
    tell(`searching ${companyIds.length === 1 ? 'the large company' : 'the others'}`);
    results.push(await measure(bench, companyIds));
  }
  return results;
}

async function ingest({ platform, knowledge, invented }: Bench, count: number): Promise<string> {
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
  embedding_centre, wording_revision`;

/** The same prompt file for many more companies, with rows of their own. */
async function copy(platform: Platform, companyId: string, count: number): Promise<string[]> {
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
    await run(
      platform,
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
       insert into passage_vector (prompt_file_id, vector_set_id, position, sketch, embedding)
       select n.id, n.vector_set_id, v.position, v.sketch, v.embedding
         from passage_vector v, new_file n where v.prompt_file_id = '${file?.id}'`,
    );
  }
  return ids;
}

async function measure(bench: Bench, companyIds: readonly string[]): Promise<ScaleFigures> {
  const { model, invented, platform } = bench;
  const questions = Array.from({ length: QUESTIONS }, () => invented.question());
  const companyOf = (i: number) => companyIds[i % companyIds.length] ?? '';
  const search = async (i: number, round: string) => {
    // Each question is new, as it would otherwise have its vector already.
    const text = `${questions[i % QUESTIONS]} ${round}`;
    const { durationMs } = await bench.knowledge.retrieve(companyOf(i), { text }, { signal });
    return durationMs;
  };
  for (let i = 0; i < Math.min(companyIds.length, QUESTIONS); i += 1) await search(i, 'erst');
  const searches = [];
  for (const atOnce of [1, 24]) {
    const times: number[] = [];
    let next = 0;
    const work = async () => {
      while (next < QUESTIONS) times.push(await search(next++, `mal ${atOnce}`));
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    searches.push({ atOnce, times });
  }
  const compared = await compare(bench, companyIds[0] ?? '', questions.slice(0, COMPARED));
  const [file] = await platform.database.orm.em
    .fork()
    .find(PromptFile, { company: companyIds[0] ?? '' });
  return {
    dimensions: model.embeddingModel.dimensions ?? 0,
    useCases: file?.vectorCount ?? 0,
    companies: companyIds.length,
    searches,
    ...compared,
  };
}

/** Holds the comparison of vectors against brute force, and its time against a scan of all. */
async function compare(
  { platform, model }: Bench,
  companyId: string,
  questions: readonly string[],
) {
  const em = platform.database.orm.em.fork();
  const file = await em.findOneOrFail(PromptFile, { company: companyId });
  const { rows: passages } = await sql<{ title: string; text: string }>`
    select u.title, c.text from use_case_chunk c join use_case u on u.id = c.use_case_id
     where c.prompt_file_id = ${file.id}::uuid order by c.position`.execute(em.getKysely());
  const vectors = passages.map(({ title, text }) => model.vectorOf(`${title}\n${text}`));
  const statement: number[] = [];
  const exactScan: number[] = [];
  let [hits, fewest] = [0, Number.POSITIVE_INFINITY];
  for (const question of questions) {
    const vector = [...model.vectorOf(question)];
    const cosines = vectors.map((other) =>
      vector.reduce((sum, v, i) => sum + v * (other[i] ?? 0), 0),
    );
    const best = cosines.map((_, i) => i).toSorted((a, b) => (cosines[b] ?? 0) - (cosines[a] ?? 0));
    const [found, milliseconds] = await timed(() =>
      findNearness(em.fork(), {
        ...{ companyId, promptFileId: file.id, wordingRevision: file.wordingRevision },
        ...{ positions: [], nearest: NEAREST },
        embedding: { model: model.embeddingModel.name, vector },
      }),
    );
    statement.push(milliseconds);
    const text = `[${vector.join(',')}]`;
    const scan = sql`select position from passage_vector where prompt_file_id = ${file.id}::uuid
                      order by embedding <=> ${text}::halfvec limit ${NEAREST}`;
    exactScan.push((await timed(() => scan.execute(em.getKysely())))[1]);
    const positions = new Set(found.nearness.map(({ position }) => position));
    fewest = Math.min(fewest, positions.size);
    hits += best.slice(0, NEAREST).filter((position) => positions.has(position)).length;
  }
  return { recall: hits / (NEAREST * questions.length), fewest, statement, exactScan };
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const startedAt = performance.now();
  return [await work(), performance.now() - startedAt];
}

const run = (platform: Platform, statement: string) =>
  platform.database.orm.em.fork().execute(statement);
