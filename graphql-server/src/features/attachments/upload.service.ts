import { openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { MAX_SESSION_ID_LENGTH } from '@hausgeist/schema';
import { v4 as randomId } from 'uuid';
import { z } from 'zod';
import {
  type EndUserActor,
  type RequestContext,
  requireEndUser,
} from '../../platform/context/index.js';
import { type EntityManager, transactional } from '../../platform/database/index.js';
import {
  AppError,
  conflict,
  notFound,
  platformReasons,
  wrongField,
} from '../../platform/errors/index.js';
import type { FileStore } from '../../platform/files/index.js';
import type { JobQueue } from '../../platform/jobs/index.js';
import type { RateLimit, RateLimits } from '../../platform/limits/index.js';
import type { MalwareGuard } from '../../platform/malware/index.js';
import type { Quotas } from '../../platform/quotas/index.js';
import type { Logger } from '../../platform/telemetry/index.js';
import { emptyFile, unsupportedType } from './attachment-errors.js';
import { Attachment } from './attachment.entity.js';
import { attachmentReasons } from './attachment.reasons.js';
import { countUnclaimedBytes, isSessionOfOther } from './attachment.repository.js';
import { type IdentifiedFile, identifyFile } from './detection/identify-file.js';
import { OutOfTimeError, Slots } from '../../platform/processes/index.js';
import type { TextExtractor } from './extraction/text-extractor.js';
import { recogniseTextJob } from './ocr/recognise-text.job.js';
import type { Upload } from './upload/receive-upload.js';
import type { StagedFile } from './upload/staged-file.js';

/** Upload requests of one person; a chat never meets it, a script does. */
const UPLOAD_LIMIT: RateLimit = { name: 'file-upload', points: 120, durationSeconds: 600 };

/** Most bytes of one person that wait for a message. */
const MAX_UNCLAIMED_BYTES = 300 * 1024 * 1024;

/** Time that reading the texts of one request's files may take, waiting included. */
const EXTRACTION_MS = 3_500;

/** Requests whose files are looked at side by side; each holds one file in memory. */
const INSPECTIONS = 3;

const sessionIdSchema = z
  .string()
  .regex(/^[\w-]+$/)
  .max(MAX_SESSION_ID_LENGTH);

/** What was read of a file; what is unfinished is read in the background. */
interface ReadText {
  text: string;
  isUnfinished: boolean;
}

type InspectedFile = StagedFile & IdentifiedFile;

/** A file whose content is what its name says, and where it waits on disk. */
export interface CheckedFile extends Pick<
  Attachment,
  'originalName' | 'fileSize' | 'mimeType' | 'purpose'
> {
  path: string;
}

interface Dependencies {
  files: FileStore;
  extractor: TextExtractor;
  jobs: JobQueue;
  limits: RateLimits;
  malware: MalwareGuard;
  quotas: Quotas;
}

/** Takes files in: all of a request or none. */
export class UploadService {
  readonly #deps: Dependencies;
  readonly #inspections = new Slots(INSPECTIONS);

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Throws unless the actor may upload now; called before the first byte is read. */
  async admit({ actor, em }: RequestContext): Promise<void> {
    const { endUserId } = requireEndUser(actor);
    await this.#deps.limits.consume(UPLOAD_LIMIT, endUserId, attachmentReasons.TOO_MANY_UPLOADS);
    if ((await countUnclaimedBytes(em, endUserId)) > MAX_UNCLAIMED_BYTES) {
      throw conflict(attachmentReasons.TOO_MANY_UPLOADS);
    }
  }

  /** Checks and stores the files of a request, in the name of the actor. */
  async store(
    context: RequestContext,
    upload: Pick<Upload, 'sessionId' | 'files'>,
  ): Promise<Attachment[]> {
    const actor = requireEndUser(context.actor);
    const sessionId = sessionIdSchema.safeParse(upload.sessionId);
    if (!sessionId.success) {
      throw wrongField('sessionId', attachmentReasons.SESSION_ID_INVALID);
    }
    if (await isSessionOfOther(context.em, actor, sessionId.data)) throw notFound();
    const files: InspectedFile[] = [];
    for (const file of upload.files) files.push(await this.#inspect(file));
    const { endUserId: personId, companyId } = actor;
    const amount = files.reduce((sum, { size }) => sum + size, 0);
    const refusal = platformReasons.UPLOADS_OF_DAY_SPENT;
    await this.#deps.quotas.take('uploadedBytes', { companyId, personId }, { amount, refusal });
    const texts = await this.#readTexts(files, context.log);
    const attachments = files.map((file, index) =>
      describe(file, { actor, sessionId: sessionId.data, read: texts[index] }),
    );
    return this.#keep(context.em.fork(), attachments, files, context.log);
  }

  /** Looks at files that belong to no chat: all of them pass, or none. */
  async check(files: readonly StagedFile[]): Promise<CheckedFile[]> {
    const checked: CheckedFile[] = [];
    for (const file of files) {
      const found = await this.#inspect(file);
      checked.push({ ...factsOf(found), path: found.path });
    }
    return checked;
  }

  async #inspect(file: StagedFile): Promise<InspectedFile> {
    if (file.size === 0) throw emptyFile(file.name);
    return this.#inspections.use(new AbortController().signal, async () => {
      const bytes = await readFile(file.path);
      await this.#deps.malware.admit(file.name, bytes);
      const identified = await identifyFile(bytes, file);
      if (!identified) throw unsupportedType(file.name);
      return { ...file, ...identified };
    });
  }

  /** A file that cannot be read is still a file: the property manager can open it. */
  async #readTexts(files: readonly InspectedFile[], log: Logger): Promise<ReadText[]> {
    const signal = AbortSignal.timeout(EXTRACTION_MS);
    return Promise.all(
      files.map(async ({ kind, path }) => {
        try {
          const { text, hasScans } = await this.#deps.extractor.extract(kind, path, signal);
          return { text, isUnfinished: hasScans };
        } catch (error) {
          const isUnfinished = error instanceof OutOfTimeError || signal.aborted;
          log.info({ err: error, kind, isUnfinished }, 'an upload could not wait for its text');
          return { text: '', isUnfinished };
        }
      }),
    );
  }

  /**
   * The rows go first and say where the files will be, so that whatever a crash leaves in the
   * store is found and deleted after a day.
   */
  async #keep(
    em: EntityManager,
    rows: ReturnType<typeof describe>[],
    files: readonly InspectedFile[],
    log: Logger,
  ): Promise<Attachment[]> {
    const attachments = rows.map((row) => em.create(Attachment, row));
    await em.flush();
    try {
      for (const [index, { storageKey }] of attachments.entries()) {
        const { path } = files[index] as InspectedFile;
        await this.#deps.files.put(storageKey, await openAsBlob(path));
      }
    } catch (error) {
      log.error({ err: error }, 'uploaded files could not be stored');
      throw new AppError('UNAVAILABLE', attachmentReasons.UPLOAD_FAILED);
    }
    const storedAt = new Date();
    await transactional(em, async (tx) => {
      const ids = attachments.map(({ id }) => id);
      await tx.nativeUpdate(Attachment, { id: { $in: ids } }, { storedAt });
      for (const { id: attachmentId, endUser } of attachments.filter((one) => one.isBeingRead)) {
        await this.#deps.jobs.enqueue(tx, recogniseTextJob, {
          attachmentId,
          endUserId: endUser.id,
        });
      }
    });
    return attachments;
  }
}

function describe(
  file: InspectedFile,
  { actor, sessionId, read }: { actor: EndUserActor; sessionId: string; read?: ReadText },
) {
  return {
    company: actor.companyId,
    endUser: actor.endUserId,
    sessionId,
    ...factsOf(file),
    storageKey: `attachments/${actor.companyId}/${randomId()}`,
    sha256: file.sha256,
    isBeingRead: read?.isUnfinished ?? false,
    ...(read?.text ? { text: read.text } : {}),
  };
}

const factsOf = (file: InspectedFile) => ({
  originalName: withExtension(file),
  fileSize: file.size,
  mimeType: file.type.mimeTypes[0],
  purpose: file.type.purpose,
});

/** A name without an ending gets one, or the downloaded file could not be opened. */
const withExtension = ({ name, kind, type }: InspectedFile) =>
  type.extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`))
    ? name
    : `${name}.${kind}`;
