import { sql } from 'kysely';
import {
  createKnowledgeService,
  type KnowledgeService,
  loadVectors,
  PromptFile,
} from '../features/knowledge/index.js';
import type { Platform } from '../platform/open-platform.js';
import { copyCompany, inventCompany } from './invented-companies.js';
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
  /** Of the nearest passages by brute force, the share that a search has among as many. */
  recall10: number;
  recall40: number;
  /** Times of whole searches by how many went on at once, and processor time of this process for each. */
  searches: { atOnce: number; times: number[]; processor: number }[];
  /** Until the vectors of one company are read. */
  loading: number;
}

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
  const knowledge = createKnowledgeService(platform);
  await platform.jobs.start(2);
  const bench = { platform, model, knowledge, invented: new InventedUseCases(1) };
  tell(`taking ${scale.large} use cases in, with ${scale.dimensions} dimensions`);
  const large = await inventCompany(bench, scale.large);
  const small = await inventCompany(bench, scale.useCases);
  tell(`copying ${scale.useCases} use cases for ${scale.companies} companies`);
  const copies = await copyCompany(platform, small, scale.companies - 1);
  await run(platform, 'vacuum analyze use_case, use_case_chunk, passage_vector, prompt_file');
  const results = [];
  for (const companyIds of [[large], [small, ...copies]]) {
    tell(`searching ${companyIds.length === 1 ? 'the large company' : 'the others'}`);
    results.push(await measure(bench, companyIds));
  }
  return results;
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
    const before = process.cpuUsage();
    const work = async () => {
      while (next < QUESTIONS) times.push(await search(next++, `mal ${atOnce}`));
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    const { user, system } = process.cpuUsage(before);
    searches.push({ atOnce, times, processor: (user + system) / 1_000 / QUESTIONS });
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

/** Holds the comparison of vectors against brute force over what they were before they were stored. */
async function compare(
  { platform, model }: Bench,
  companyId: string,
  questions: readonly string[],
): Promise<Pick<ScaleFigures, 'recall10' | 'recall40' | 'loading'>> {
  const em = platform.database.orm.em.fork();
  const file = await em.findOneOrFail(PromptFile, { company: companyId });
  const { rows: passages } = await sql<{ title: string; text: string }>`
    select u.title, c.text from use_case_chunk c join use_case u on u.id = c.use_case_id
     where c.prompt_file_id = ${file.id}::uuid order by c.position`.execute(em.getKysely());
  const vectors = passages.map(({ title, text }) => model.vectorOf(`${title}\n${text}`));
  const set = {
    promptFileId: file.id,
    vectorSetId: file.vectorSetId ?? '',
    passages: vectors.length,
    dimensions: file.embeddingDimensions ?? 0,
  };
  const startedAt = performance.now();
  const matrix = await loadVectors(em, set);
  const loading = performance.now() - startedAt;
  const hits = { 10: 0, 40: 0 };
  for (const question of questions) {
    const vector = [...model.vectorOf(question)];
    const cosines = vectors.map((other) =>
      vector.reduce((sum, v, i) => sum + v * (other[i] ?? 0), 0),
    );
    const best = cosines.map((_, i) => i).toSorted((a, b) => (cosines[b] ?? 0) - (cosines[a] ?? 0));
    for (const most of [10, 40] as const) {
      const found = new Set(matrix.nearest(vector, [], most).map(({ position }) => position));
      hits[most] += best.slice(0, most).filter((position) => found.has(position)).length / most;
    }
  }
  const share = (most: 10 | 40) => hits[most] / questions.length;
  return { recall10: share(10), recall40: share(40), loading };
}

const run = (platform: Platform, statement: string) =>
  platform.database.orm.em.fork().execute(statement);
