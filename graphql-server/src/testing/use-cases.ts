import { PromptFile, UseCase, UseCaseWording } from '../features/knowledge/index.js';
import { Company } from '../features/companies/index.js';
import type { EntityManager } from '../platform/database/index.js';

/** Stores an active prompt file of the company with use cases of these titles. */
export async function createUseCases(
  em: EntityManager,
  company: Pick<Company, 'id'>,
  titles: readonly string[],
): Promise<UseCase[]> {
  const owner = em.getReference(Company, company.id);
  const file = em.create(PromptFile, {
    company: owner,
    version: 1,
    fileName: 'fragen.md',
    content: titles.join('\n'),
    status: 'PROCESSED',
    active: true,
  });
  const useCases = titles.map((title, index) =>
    em.create(UseCase, {
      promptFile: file,
      company: owner,
      position: index + 1,
      title,
      text: `Alles zu: ${title}.`,
    }),
  );
  await em.flush();
  return useCases;
}

/** Stores a wording of a use case, a proposed one if not said otherwise. */
export async function createWording(
  em: EntityManager,
  useCase: Pick<UseCase, 'title' | 'company'>,
  overrides: Partial<UseCaseWording> & { text: string },
): Promise<UseCaseWording> {
  const wording = em.create(UseCaseWording, {
    company: em.getReference(Company, useCase.company.id),
    useCaseTitle: useCase.title,
    state: 'PROPOSED',
    origin: 'MODEL',
    ...overrides,
  });
  await em.flush();
  return wording;
}
