import { companyWriteKeys } from '../../platform/context/index.js';
import type { Platform } from '../../platform/open-platform.js';
import { type ModelBudget, withoutBudget } from '../token-budget/index.js';
import type { EventPublisher } from '../webhooks/index.js';
import { EmbedWorker } from './ingestion/embed.worker.js';
import { IngestWorker } from './ingestion/ingest.worker.js';
import { embedPromptFileJob, ingestPromptFileJob } from './ingestion/prompt-file.job.js';
import { KnowledgeService } from './knowledge.service.js';
import { proposeWordingsJob } from './wordings/propose-wordings.job.js';
import { ProposeWordingsWorker } from './wordings/propose-wordings.worker.js';

export { knowledgeReasons } from './knowledge.reasons.js';
export {
  companyProgressTopic,
  type IngestionProgress,
  progressTopic,
} from './ingestion/progress.js';
export { KnowledgeService, type PromptFileUpload } from './knowledge.service.js';
export { PassageVector } from './passage-vector.entity.js';
export { PromptFile, type PromptFileStatus } from './prompt-file.entity.js';
export { loadVectors } from './retrieval/vector-matrix.repository.js';
export type {
  Retrieval,
  RetrievalQuery,
  RetrievalVerdict,
  RetrievedUseCase,
} from './retrieval/retrieval.js';
export { splitQuestions } from './retrieval/split-questions.js';
export { chunkText } from './splitting/chunk-text.js';
export { TextSearch } from './lexical/text-search.js';
export { MAX_PROMPT_FILE_BYTES } from './splitting/prompt-file-text.js';
export { UseCaseChunk } from './use-case-chunk.entity.js';
export { UseCase } from './use-case.entity.js';
export {
  UseCaseWording,
  type WordingOrigin,
  type WordingState,
} from './wordings/use-case-wording.entity.js';
export {
  addWordings,
  deleteWording,
  listWordings,
  type NewWording,
  setWordingState,
} from './wordings/use-case-wording.repository.js';
export {
  MAX_PER_COMPANY,
  MAX_PER_USE_CASE,
  MAX_WORDING,
  WordingBank,
  type WordingRefusal,
} from './wordings/wording-bank.js';

type KnowledgePlatform = Pick<
  Platform,
  'ai' | 'cache' | 'database' | 'events' | 'jobs' | 'log' | 'metrics' | 'reads'
>;

/** For commands that work on data of their own. */
const NOBODY_LISTENS: EventPublisher = { publish: async () => undefined };

/** Puts the feature together and takes on its jobs. */
export function createKnowledge(
  platform: KnowledgePlatform,
  {
    publisher = NOBODY_LISTENS,
    budget = withoutBudget(platform.ai),
  }: { publisher?: EventPublisher; budget?: ModelBudget } = {},
): KnowledgeService {
  const { jobs, reads } = platform;
  const ingestion = new IngestWorker({ ...platform, publisher, budget });
  const embedding = new EmbedWorker(budget);
  jobs.work(
    ingestPromptFileJob,
    async (context, data, attempt) => {
      await ingestion.run(context, data, attempt);
      if (data.companyId) await reads.noteWrite(companyWriteKeys(data.companyId));
    },
    (context, data) => ingestion.abandon(context, data),
  );
  jobs.work(embedPromptFileJob, (context, data, attempt) => embedding.run(context, data, attempt));
  const proposing = new ProposeWordingsWorker(budget);
  jobs.work(proposeWordingsJob, (context, data, attempt) => proposing.run(context, data, attempt));
  return new KnowledgeService({ ...platform, budget });
}
