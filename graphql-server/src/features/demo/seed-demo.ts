import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type EntityManager, transactional } from '../../platform/database/index.js';
import type { Logger } from '../../platform/telemetry/index.js';
import { Company } from '../companies/index.js';
import { EndUser } from '../end-users/index.js';
import type { KnowledgeService } from '../knowledge/index.js';

const demoFolder = join(import.meta.dirname, '../../../demo');

const demoSchema = z.array(
  z.object({
    name: z.string(),
    address: z.string(),
    email: z.string(),
    phone: z.string(),
    whatsapp: z.string().optional(),
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

/** Fills an empty database with two companies, their people and their prompt files. */
export async function seedDemo(
  em: EntityManager,
  knowledge: KnowledgeService,
  log: Logger,
): Promise<void> {
  if ((await em.fork().count(Company)) > 0) return;
  const file = await readFile(join(demoFolder, 'companies.json'), 'utf8');
  for (const demo of demoSchema.parse(JSON.parse(file))) {
    const bytes = await readFile(join(demoFolder, demo.promptFile));
    await transactional(em.fork(), async (tx) => {
      const company = createCompany(tx, demo);
      await tx.flush();
      await knowledge.replacePromptFile(tx, {
        companyId: company.id,
        fileName: demo.promptFile,
        bytes,
      });
    });
    log.info({ company: demo.name }, 'demo company created');
  }
}

function createCompany(tx: EntityManager, { endUsers, ...demo }: DemoCompany) {
  const { name, address, email, phone, whatsapp } = demo;
  const entity = tx.create(Company, {
    name,
    address,
    email,
    phone,
    ...(whatsapp ? { whatsapp } : {}),
  });
  for (const user of endUsers) {
    tx.create(EndUser, { ...user, email: user.email.toLowerCase(), managingCompany: entity });
  }
  return entity;
}
