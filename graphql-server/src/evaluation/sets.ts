import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';

/** A file that cannot be used; its message is fit for the terminal. */
export class UnusableFileError extends Error {}

/** One tunes on the first and only looks at the totals of the second. */
export type Split = 'tune' | 'look';

const question = z.object({
  q: z.string(),
  id: z.string().nullish(),
  ids: z.array(z.string()).optional(),
  also: z.union([z.string(), z.array(z.string())]).optional(),
  style: z.string().default('question'),
  lang: z.string().default('de'),
  company: z.string().optional(),
});

const message = z.object({ q: z.string(), kind: z.string().nullable(), lang: z.string() });

const sentence = z.object({
  q: z.string(),
  id: z.string().optional(),
  says: z.string(),
  also: z.array(z.string()).default([]),
  after: z.array(z.string()).default([]),
});

const topic = z.object({ q: z.string(), home: z.boolean() });

const announcement = z.object({
  subject: z.string(),
  text: z.string(),
  sentOn: z.iso.date(),
  validUntil: z.iso.date().nullable(),
  asked: z.array(
    z.object({ q: z.string(), told: z.boolean(), after: z.array(z.string()).default([]) }),
  ),
});

const dialogue = z.object({
  name: z.string().default(''),
  turns: z.array(
    z.object({
      user: z.string(),
      ids: z.array(z.string()).optional(),
      intent: z.string().optional(),
      danger: z.string().optional(),
      says: z.array(z.string()).default([]),
    }),
  ),
});

/** What a message of a conversation is that no use case answers; `silent` asks what the file does not say. */
const KINDS = [
  'note',
  'thanks',
  'agreement',
  'farewell',
  'greeting',
  'complaint',
  'person',
  'silent',
] as const;

const conversation = z.object({
  name: z.string().default(''),
  turns: z.array(
    z.object({
      user: z.string(),
      id: z.string().optional(),
      says: z.string().optional(),
      also: z.array(z.string()).default([]),
      kind: z.enum(KINDS).optional(),
    }),
  ),
});

/** A question and the use cases that answer it. */
export interface EvaluatedQuestion {
  text: string;
  /** Titles; of each list one has to be found. Empty when nothing answers it. */
  wanted: string[][];
  style: string;
  language: string;
}

/** A message that tells of danger, or only looks so. */
export type EvaluatedMessage = z.output<typeof message>;

/** A question, perhaps after others, and words of the sentences of the prompt file that answer it. */
export type EvaluatedSentence = z.output<typeof sentence>;

/** A message, and whether it is one for a property manager. */
export type TopicMessage = z.output<typeof topic>;

/** What a company has announced, with messages that it answers and others that it does not. */
export type EvaluatedAnnouncement = z.output<typeof announcement>;

/** A conversation with what is expected of each answer. */
export type EvaluatedDialogue = z.output<typeof dialogue>;

/** A conversation with the sentence that answers each message, or what else the message is. */
export type EvaluatedConversation = z.output<typeof conversation>;

/** A message of a conversation that one sentence answers, after the messages before it. */
export function sentencesIn({ turns }: EvaluatedConversation): EvaluatedSentence[] {
  return turns.flatMap(({ user, id, says, also }, i) =>
    id && says
      ? [{ q: user, id, says, also, after: turns.slice(0, i).map((one) => one.user) }]
      : [],
  );
}

/** What is asked of one company. */
export interface CompanySet {
  name: string;
  promptFile: string;
  questions: Record<Split, EvaluatedQuestion[]>;
  dialogues: Record<Split, EvaluatedDialogue[]>;
  messages: Record<Split, EvaluatedMessage[]>;
  sentences: Record<Split, EvaluatedSentence[]>;
  /** The same by people who use other words than the prompt file. */
  everyday: Record<Split, EvaluatedSentence[]>;
  /** More of these, which are only learned from and never counted. */
  everydayLessons: EvaluatedSentence[];
  /** Dialogues that are only learned from and never counted. */
  lessons: EvaluatedDialogue[];
  /** What it has announced, one at a time. */
  announcements: Record<Split, EvaluatedAnnouncement[]>;
  /** Conversations of which each message is judged. */
  conversations: Record<'train' | 'look', EvaluatedConversation[]>;
}

/**
 * Begins the style of questions that were written last, by somebody who knew neither the vocabulary
 * nor the other wordings: they are counted apart, so that they show how well the rest is learnt.
 */
export const FRESH = 'fresh';

/** Style of questions of everyday life, which no property manager answers. */
const OFF_TOPIC = 'off-topic';

const PROMPT_FILE = '.prompt.md';
const questionsOf = (promptFile: string) => promptFile.replace(PROMPT_FILE, '.queries.json');

const SPLITS: readonly Split[] = ['tune', 'look'];

const folder = join(import.meta.dirname, '../../evaluation');
const demoFolder = join(import.meta.dirname, '../../demo');

/** The sets of the repository, one for each company. */
export async function readSets(): Promise<CompanySet[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(names.toSorted().map(readSet));
}

/**
 * The sets to ask: those of the repository, of which the first company also gets the messages and
 * announcements that belong to none; a prompt file with its questions; or a folder of such pairs.
 */
export async function readAsked(path?: string, questionFile?: string): Promise<CompanySet[]> {
  if (path !== undefined) {
    return questionFile === undefined ? readFolder(path) : [await readNamedSet(path, questionFile)];
  }
  const sets = await readSets();
  const [first] = sets;
  if (!first) return sets;
  first.messages.tune.push(...(await readMessages()));
  for (const split of SPLITS) {
    const file = join(folder, `announcements.${split}.json`);
    first.announcements[split] = await readList(file, announcement);
  }
  return sets;
}

/** Messages in danger that belong to no company. */
export const readMessages = async (): Promise<EvaluatedMessage[]> =>
  readList(join(folder, 'danger.tune.json'), message);

/** Messages about homes and about anything else, which belong to no company. */
export const readTopics = async (): Promise<TopicMessage[]> =>
  readList(join(folder, 'topics.tune.json'), topic);

/** A prompt file with a file of questions, from anywhere. */
async function readNamedSet(promptFile: string, questions: string): Promise<CompanySet> {
  return {
    name: basename(promptFile).replace(/(?:\.prompt)?\.md$/, ''),
    promptFile,
    questions: { tune: [], look: (await readList(questions, question)).map(toQuestion) },
    dialogues: { tune: [], look: [] },
    messages: { tune: [], look: [] },
    sentences: { tune: [], look: [] },
    everyday: { tune: [], look: [] },
    everydayLessons: [],
    lessons: [],
    announcements: { tune: [], look: [] },
    conversations: { train: [], look: [] },
  };
}

/**
 * The sets of a folder from anywhere: `NAME.prompt.md` with `NAME.queries.json` beside it. The questions of
 * everyday life in the repository are asked of each, since a large file is what such a question finds most in.
 */
export async function readFolder(path: string): Promise<CompanySet[]> {
  const files = await readdir(path).catch((cause: unknown) => {
    throw new UnusableFileError(`${path} is no folder of question sets.`, { cause });
  });
  const names = files
    .filter((file) => file.endsWith(PROMPT_FILE) && existsSync(questionsOf(join(path, file))))
    .toSorted();
  if (names.length === 0) {
    throw new UnusableFileError(
      `${path} has no NAME.prompt.md with a NAME.queries.json beside it.`,
    );
  }
  const own = (await readSets()).flatMap(({ questions }) => questions.look);
  const strange = own.filter(({ style }) => style.endsWith(OFF_TOPIC));
  const sets = names.map((file) => join(path, file));
  return Promise.all(
    sets.map(async (file) => {
      const set = await readNamedSet(file, questionsOf(file));
      const asked = strange.map((one) => ({ ...one, style: `${set.name} ${OFF_TOPIC}` }));
      return { ...set, questions: { tune: [], look: [...set.questions.look, ...asked] } };
    }),
  );
}

async function readSet(name: string): Promise<CompanySet> {
  const own = join(folder, name);
  const demo = join(demoFolder, `${name}.prompt.md`);
  const set: CompanySet = {
    name,
    promptFile: existsSync(demo) ? demo : join(own, 'prompt.md'),
    questions: { tune: [], look: [] },
    dialogues: { tune: [], look: [] },
    messages: { tune: [], look: [] },
    sentences: { tune: [], look: [] },
    everyday: { tune: [], look: [] },
    everydayLessons: await readList(join(own, 'everyday.train.json'), sentence),
    lessons: await readList(join(own, 'dialogues.train.json'), dialogue),
    announcements: { tune: [], look: [] },
    conversations: {
      train: await readList(join(own, 'conversations.train.json'), conversation),
      look: await readList(join(own, 'conversations.look.json'), conversation),
    },
  };
  for (const split of SPLITS) {
    const read = <T>(kind: string, schema: z.ZodType<T>) =>
      readList(join(own, `${kind}.${split}.json`), schema);
    const asked = [
      ...(await read('questions', question)),
      ...(await read('unanswerable', question)),
    ];
    const fresh = (await read('fresh', question)).map(toQuestion);
    set.questions[split] = [
      ...asked.map(toQuestion),
      ...fresh.map((one) => ({ ...one, style: `${FRESH} ${one.style}` })),
    ];
    set.dialogues[split] = await read('dialogues', dialogue);
    set.messages[split] = await read('danger', message);
    set.sentences[split] = await read('sentences', sentence);
    set.everyday[split] = await read('everyday', sentence);
  }
  return set;
}

function toQuestion({ q, id, ids, also, style, lang }: z.output<typeof question>) {
  const others = typeof also === 'string' ? [also] : (also ?? []);
  const wanted = ids ? ids.map((one) => [one]) : id ? [[id, ...others]] : [];
  return { text: q, wanted, style, language: lang };
}

async function readList<T>(file: string, schema: z.ZodType<T>): Promise<T[]> {
  if (!existsSync(file)) return [];
  try {
    return z.array(schema).parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    throw new UnusableFileError(
      `${file} cannot be used. Questions read [{ "q": "a question", "id": "the use case, or null" }].`,
      { cause },
    );
  }
}
