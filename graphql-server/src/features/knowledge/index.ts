import { companyWriteKeys } from '../../platform/context/index.js';
import type { NodeSource } from '../../platform/graphql/index.js';
import type { Platform } from '../../platform/open-platform.js';
import type { AuditLog } from '../audit/index.js';
import type { Notifier } from '../notifications/index.js';
import { type ModelBudget, withoutBudget } from '../token-budget/index.js';
import type { EventPublisher } from '../webhooks/index.js';
import { EmbedWorker } from './embedding/embed.worker.js';
import { PromptFileProgressResolver } from './files/prompt-file-progress.resolver.js';
import { DraftArrangement } from './drafts/draft-arrangement.service.js';
import { draftFileRoutes } from './drafts/draft-file.routes.js';
import { DraftJournal } from './drafts/draft-journal.js';
import { DraftResolver } from './drafts/draft.resolver.js';
import { DraftService } from './drafts/draft.service.js';
import { PromptFileProgressFeed } from './files/prompt-file-progress.service.js';
import { PromptFileUpload } from './files/prompt-file-upload.service.js';
import { promptFileRoutes } from './files/prompt-file.routes.js';
import { IngestWorker } from './ingestion/ingest.worker.js';
import { embedPromptFileJob, ingestPromptFileJob } from './ingestion/prompt-file.job.js';
import { KnowledgeService } from './knowledge.service.js';
import { PublishResolver } from './publishing/publish.resolver.js';
import { PublishService } from './publishing/publish.service.js';
import { presentUseCase, presentWording } from './use-cases/use-case.presenter.js';
import { TestQuestionResolver } from './test-questions/test-question.resolver.js';
import { TestQuestionService } from './test-questions/test-question.service.js';
import { UseCaseResolver } from './use-cases/use-case.resolver.js';
import { UseCaseService } from './use-cases/use-case.service.js';
import { proposeWordingsJob } from './wordings/propose-wordings.job.js';
import { ProposeWordingsWorker } from './wordings/propose-wordings.worker.js';
import { WordingResolver } from './wordings/wording.resolver.js';
import { WordingService } from './wordings/wording.service.js';

export { DraftUseCase, KnowledgeDraft } from './drafts/draft.entity.js';
export { DraftContentInput, DraftUseCasePayload } from './drafts/draft-inputs.type.js';
export { DraftResolver, presentDraftUseCase, withoutNulls } from './drafts/draft.resolver.js';
export type { DraftContent } from './drafts/draft-content.js';
export type { DraftService } from './drafts/draft.service.js';
export type { DraftUseCaseView } from './drafts/draft-views.js';
export { PassageVector } from './embedding/passage-vector.entity.js';
export { type IngestionProgress, progressTopic } from './files/ingestion-progress.js';
export { PromptFileProgressResolver } from './files/prompt-file-progress.resolver.js';
export { PromptFile } from './files/prompt-file.entity.js';
export { knowledgeReasons } from './knowledge.reasons.js';
export { KnowledgeService, type UseCaseSearch } from './knowledge.service.js';
export { relatedWords } from './lexical/query-expansion.js';
export { meantWords } from './spelling/meant-words.js';
export { TextSearch } from './lexical/text-search.js';
export { PublishResolver } from './publishing/publish.resolver.js';
export type { PublishService } from './publishing/publish.service.js';
export type {
  Reader,
  Retrieval,
  RetrievalQuery,
  RetrievalVerdict,
  RetrievedUseCase,
} from './retrieval/retrieval.js';
export { splitQuestions } from './retrieval/split-questions.js';
export { loadVectors } from './retrieval/vector-matrix.repository.js';
export { chunkText } from './splitting/chunk-text.js';
export { TestQuestion } from './test-questions/test-question.entity.js';
export { TestQuestionResolver } from './test-questions/test-question.resolver.js';
export { KnowledgeReader } from './test-questions/test-question.type.js';
export { UseCaseChunk } from './use-cases/use-case-chunk.entity.js';
export { groupQuestions } from './grouping/group-questions.js';
export type { UseCaseView } from './use-cases/use-case-view.js';
export { replaceBuildingOfUseCases } from './use-cases/replace-building.js';
export { UseCase } from './use-cases/use-case.entity.js';
export { presentUseCase } from './use-cases/use-case.presenter.js';
export { UseCaseResolver } from './use-cases/use-case.resolver.js';
export { UseCaseType } from './use-cases/use-case.type.js';
export { KnowledgeVersion } from './versions/knowledge-version.entity.js';
export { UseCaseWording } from './wordings/use-case-wording.entity.js';
export { WordingResolver } from './wordings/wording.resolver.js';
export type { WordingService } from './wordings/wording.service.js';

type KnowledgePlatform = Pick<
  Platform,
  'ai' | 'cache' | 'database' | 'events' | 'jobs' | 'log' | 'metrics' | 'reads'
>;

/** For commands that work on data of their own. */
const NOBODY_LISTENS: EventPublisher = { publish: async () => undefined };

/** Makes what takes prompt files in and finds use cases in them, and takes on its jobs. */
export function createKnowledgeService(
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

interface KnowledgeParts extends KnowledgePlatform, Pick<Platform, 'malware' | 'quotas'> {
  audit: AuditLog;
  budget: ModelBudget;
  notifier: Notifier;
  publisher: EventPublisher;
}

/** Puts the feature together. */
export function createKnowledge(parts: KnowledgeParts) {
  const { audit, events, malware, quotas } = parts;
  const knowledge = createKnowledgeService(parts, parts);
  const uploads = new PromptFileUpload({ knowledge, audit, events, malware, quotas });
  const wordings = new WordingService(audit);
  const useCases = new UseCaseService();
  const journal = new DraftJournal(audit, parts.notifier);
  const drafts = new DraftService(journal);
  const arrangement = new DraftArrangement(journal, malware);
  const testQuestions = new TestQuestionService({ audit, knowledge });
  const publishing = new PublishService({ audit, events, knowledge, testQuestions });
  return {
    service: knowledge,
    wordings,
    publishing,
    drafts,
    nodes: [
      {
        type: 'UseCase',
        access: ['admin', 'companyUser', 'apiKey'],
        find: async (request, ids) => (await useCases.findAll(request, ids)).map(presentUseCase),
      },
      {
        type: 'UseCaseWording',
        access: ['admin', 'companyUser', 'apiKey'],
        find: async (request, ids) =>
          (await useCases.findWordings(request, ids)).map(presentWording),
      },
    ] satisfies NodeSource[],
    resolvers: [
      new PromptFileProgressResolver(),
      new UseCaseResolver(useCases),
      new WordingResolver(wordings),
      new DraftResolver(drafts, arrangement),
      new PublishResolver(publishing),
      new TestQuestionResolver(testQuestions),
    ],
    restRoutes: [...promptFileRoutes(uploads), ...draftFileRoutes(arrangement)],
    contextExtras: { promptFileProgress: new PromptFileProgressFeed(events) },
    start: () => knowledge.start(),
  };
}
