import { Attachment } from './features/attachments/index.js';
import { Session } from './features/auth/index.js';
import { Company } from './features/companies/index.js';
import { Conversation, Message } from './features/conversations/index.js';
import { EndUser } from './features/end-users/index.js';
import { PromptFile, UseCase, UseCaseChunk } from './features/knowledge/index.js';
import { Mail } from './features/mail/index.js';
import { Release, ReleasePointer } from './features/releases/index.js';
import { migrations } from './migrations/index.js';
import type { DatabaseSchema } from './platform/database/index.js';

/** Every entity and every migration of the product. */
export const databaseSchema: DatabaseSchema = {
  entities: [
    Company,
    EndUser,
    Session,
    Conversation,
    Message,
    Attachment,
    PromptFile,
    UseCase,
    UseCaseChunk,
    Release,
    ReleasePointer,
    Mail,
  ],
  migrations,
};
