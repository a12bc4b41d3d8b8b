import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type EntityManager, transactional } from '../../platform/database/index.js';
import type { EventBus } from '../../platform/events/index.js';
import type { Platform } from '../../platform/open-platform.js';
import { chooseSlug, Company, keepSlug } from '../companies/index.js';
import { EndUser } from '../end-users/index.js';
import {
  type IngestionProgress,
  type KnowledgeService,
  progressTopic,
} from '../knowledge/index.js';
import { createDemoCases } from './create-demo-cases.js';
import { createDemoConversations } from './create-demo-conversations.js';
import { readDemoCases } from './demo-cases.js';
import { readDemoConversations } from './demo-conversations.js';
import {
  createAdministrators,
  createCompanyStaff,
  type DemoStaff,
  readDemoStaff,
} from './demo-staff.js';

const demoFolder = join(import.meta.dirname, '../../../demo');

const demoSchema = z.array(
  z.object({
    key: z.string(),
    name: z.string(),
    address: z.string(),
    email: z.string(),
    phone: z.string(),
    whatsapp: z.string().optional(),
    emergencyContacts: z.array(z.object({ label: z.string(), phone: z.string() })),
    officeHours: z.string(),
    promptFile: z.string(),
    endUsers: z.array(
      z.object({
        type: z.enum(['Tenant', 'Owner']),
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        phone: z.string(),
        address: z.string(),
        apartmentNumber: z.string(),
        authNumber: z.string(),
      }),
    ),
  }),
);

type DemoCompany = z.output<typeof demoSchema>[number];

/** Longest wait for the prompt files to be processed; the product works before, but knows nothing. */
const PATIENCE_MS = 60_000;

/** How long a company of the demo has been there that has conversations. */
const AGE_MS = 61 * 24 * 60 * 60_000;

type SeedParts = Pick<Platform, 'config' | 'database' | 'events' | 'log'>;

/**
 * Fills an empty database with two companies, their people, their prompt files, what was talked about and what is to be done, all or nothing,
 * and waits until questions can be answered from them. False if there are companies already.
 */
export async function seedDemo(parts: SeedParts, knowledge: KnowledgeService): Promise<boolean> {
  const { database, config, events, log } = parts;
  const em = database.orm.em.fork();
  if ((await em.count(Company)) > 0) return false;
  log.info('creating the demo companies');
  const file = await readFile(join(demoFolder, 'companies.json'), 'utf8');
  const demos = demoSchema.parse(JSON.parse(file));
  const staff = await openDoors(parts);
  const talks = config.demoConversations ? await readDemoConversations(demoFolder) : undefined;
  const work = config.demoConversations ? await readDemoCases(demoFolder) : undefined;
  const now = new Date();
  const processed: Promise<void>[] = [];
  await transactional(em, async (tx) => {
    if (staff) await createAdministrators(tx, staff);
    for (const demo of demos) {
      const bytes = await readFile(join(demoFolder, demo.promptFile));
      const slug = await chooseSlug(tx, demo.name);
      const company = createCompany(tx, { ...demo, slug });
      // Figures of days before there was a company are unknown.
      if (talks) company.createdAt = new Date(now.getTime() - AGE_MS);
      if (staff) createCompanyStaff(tx, company, { key: demo.key, staff });
      await tx.flush();
      if (talks) await createDemoConversations(tx, company, { key: demo.key, demo: talks, now });
      if (work) await createDemoCases(tx, company, { key: demo.key, demo: work, now });
      await keepSlug(tx, company.id, slug);
      const upload = { companyId: company.id, fileName: demo.promptFile, bytes };
      const { id } = await knowledge.replacePromptFile(tx, upload);
      processed.push((await whenProcessed(events, id)).done);
    }
  });
  if (config.workerConcurrency > 0) await Promise.race([Promise.all(processed), patience()]);
  return true;
}

/** Staff to sign in as: none in production, as their password stands in the README. */
async function openDoors({ config, log }: SeedParts): Promise<DemoStaff | undefined> {
  if (config.environment !== 'production') return readDemoStaff(demoFolder);
  log.warn('the demo has no administrators and company users in production');
  return undefined;
}

/** Listens at once; `done` resolves when the prompt file answers or has failed. */
async function whenProcessed(
  events: EventBus,
  promptFileId: string,
): Promise<{ done: Promise<void> }> {
  const settled = Promise.withResolvers<void>();
  const stopListening = await events.listen(progressTopic(promptFileId), (progress) => {
    if ((progress as unknown as IngestionProgress).status !== 'PENDING') settled.resolve();
  });
  return { done: settled.promise.then(stopListening) };
}

const patience = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE_MS).unref();
  });

function createCompany(tx: EntityManager, { endUsers, ...demo }: DemoCompany & { slug: string }) {
  const { slug, name, address, email, phone, whatsapp, emergencyContacts, officeHours } = demo;
  const entity = tx.create(Company, {
    slug,
    name,
    address,
    email,
    phone,
    emergencyContacts,
    officeHours,
    ...(whatsapp ? { whatsapp } : {}),
  });
  for (const user of endUsers) {
    tx.create(EndUser, { ...user, email: user.email.toLowerCase(), managingCompany: entity });
  }
  return entity;
}
