import { setTimeout } from 'node:timers/promises';
import type { Product } from '../harness/product.ts';
import type { Administrator } from '../lists/administrator.ts';

/** How far an import is. */
export interface ImportState {
  status: string;
  processedRows: number;
  createdCount: number;
  problemCount: number;
  suggestedMapping: { field: string; column: number }[];
}

/** Between two looks at an import. */
const LOOK_MS = 20;

/** Takes files in, as an administrator does. */
export class Importer {
  readonly #product: Product;
  readonly #administrator: Administrator;

  constructor(product: Product, administrator: Administrator) {
    this.#product = product;
    this.#administrator = administrator;
  }

  /** The same administrator at the same product after a new start. */
  at(product: Product): Importer {
    return new Importer(product, this.#administrator.at(product));
  }

  async newCompany(): Promise<string> {
    const key = crypto.randomUUID().slice(0, 8);
    const { createCompany } = await this.#administrator.graphql<{
      createCompany: { company: { id: string } };
    }>(
      'mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { company { id } } }',
      {
        input: {
          name: `Hausverwaltung ${key}`,
          address: 'Hafenstraße 1, 20457 Hamburg',
          email: `team-${key}@verwaltung.example`,
          phone: '040 66969100',
        },
      },
    );
    return createCompany.company.id;
  }

  async upload(companyId: string, file: File): Promise<string> {
    const form = new FormData();
    form.append('companyId', companyId);
    form.append('file', file);
    const response = await fetch(new URL('/api/company/end-users/imports', this.#product.url), {
      method: 'POST',
      headers: this.#administrator.headers,
      body: form,
    });
    const body = (await response.json()) as { data?: { id: string } };
    if (!body.data) throw new Error(JSON.stringify(body));
    return body.data.id;
  }

  async read(id: string): Promise<ImportState> {
    const { endUserImport } = await this.#administrator.graphql<{ endUserImport: ImportState }>(
      `query ($id: ID!) { endUserImport(id: $id) {
        status processedRows createdCount problemCount suggestedMapping { field column } } }`,
      { id },
    );
    return endUserImport;
  }

  /** Waits until an import is as it should be. */
  async until(id: string, isSo: (state: ImportState) => boolean): Promise<ImportState> {
    for (;;) {
      const state = await this.read(id);
      if (isSo(state)) return state;
      await setTimeout(LOOK_MS);
    }
  }

  async check(id: string): Promise<void> {
    const { suggestedMapping: mapping } = await this.read(id);
    await this.#administrator.graphql(
      'mutation ($input: CheckEndUserImportInput!) { checkEndUserImport(input: $input) { message } }',
      { input: { id, mapping } },
    );
    const state = await this.until(id, ({ status }) => status !== 'CHECKING');
    if (state.status !== 'CHECKED' || state.problemCount > 0) {
      throw new Error(JSON.stringify(state));
    }
  }

  async start(id: string): Promise<void> {
    await this.#administrator.graphql(
      'mutation ($input: StartEndUserImportInput!) { startEndUserImport(input: $input) { message } }',
      { input: { id } },
    );
  }

  async run(id: string): Promise<void> {
    await this.start(id);
    const state = await this.until(id, ({ status }) => status !== 'RUNNING');
    if (state.status !== 'DONE') throw new Error(JSON.stringify(state));
  }

  async countPeople(companyId: string): Promise<number> {
    const { endUserStats } = await this.#administrator.graphql<{
      endUserStats: { total: number };
    }>('query ($id: ID) { endUserStats(companyId: $id) { total } }', { id: companyId });
    return endUserStats.total;
  }
}
