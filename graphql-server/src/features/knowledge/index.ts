export { EmbedWorker } from './ingestion/embed.worker.js';
export { IngestWorker } from './ingestion/ingest.worker.js';
export { type IngestionProgress, progressTopic } from './ingestion/progress.js';
export { embedPromptFileJob, ingestPromptFileJob } from './ingestion/prompt-file.jobs.js';
export { KnowledgeService, type PromptFileUpload } from './knowledge.service.js';
export { PromptFile, type PromptFileStatus } from './prompt-file.entity.js';
export type { Retrieval, RetrievedUseCase } from './retrieval/retriever.js';
export { UseCaseChunk } from './use-case-chunk.entity.js';
export { UseCase } from './use-case.entity.js';
