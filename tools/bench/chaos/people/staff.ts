import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Account } from '../../chat/tenants.ts';
import { root } from '../../harness/paths.ts';
import type { Ledger } from '../ledger.ts';
import type { Random } from '../random.ts';
import { type Caller, RefusedError, twice } from './caller.ts';
import { guarded } from './tenant.ts';

const RENEW_MS = 5 * 60_000;
const STEP_MS = 2_000;
const PEOPLE_PER_FILE = 40;
const DOUBLED = 0.2;
const LOOK_MS = 500;

const HEADER = 'Typ;Vorname;Nachname;E-Mail;Telefon;Anschrift;Wohnungsnummer;Auth-Nummer';

interface Person {
  id: string;
  email: string;
}

/** An administrator of the platform who does what staff do all day. */
export class Staff {
  readonly #caller: Caller;
  readonly #ledger: Ledger;
  readonly #random: Random;
  readonly #people: Person[] = [];
  #signedInAt = 0;

  constructor(caller: Caller, ledger: Ledger, random: Random) {
    this.#caller = caller;
    this.#ledger = ledger;
    this.#random = random;
  }

  async signIn(): Promise<void> {
    const file = readFileSync(join(root, 'graphql-server/demo/staff.json'), 'utf8');
    const { password, administrators } = JSON.parse(file) as {
      password: string;
      administrators: { email: string }[];
    };
    const { signIn } = await this.#caller.graphql<{ signIn: { token: string } }>(
      'mutation ($input: SignInInput!) { signIn(input: $input) { token } }',
      { input: { audience: 'ADMIN', email: administrators[0]?.email, password } },
    );
    this.#caller.credentials = { authorization: `Bearer ${signIn.token}` };
    this.#signedInAt = performance.now();
  }

  async newCompany(): Promise<string> {
    const key = randomUUID().slice(0, 8);
    const { createCompany } = await this.#caller.graphql<{
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

  /** A webhook for all companies. */
  async subscribe(url: string): Promise<void> {
    const events = [
      'CONVERSATION_STARTED',
      'MESSAGE_ANSWERED',
      'CONVERSATION_ENDED',
      'END_USER_CREATED',
      'END_USER_CHANGED',
      'PROMPT_PROCESSED',
    ];
    await this.#caller.graphql(
      'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { message } }',
      { input: { url, events } },
    );
  }

  /** Creates a tenant who can sign in to the chat. */
  async newTenant(companyId: string): Promise<Account> {
    const { email } = await this.#create(companyId, '246810');
    return { email, authNumber: '246810' };
  }

  /** Edits people, imports files of them and uploads prompt files until told to stop. */
  async work(companyId: string, stop: AbortSignal): Promise<void> {
    for (let step = 1; !stop.aborted; step += 1) {
      await guarded(this.#ledger, async () => {
        if (performance.now() - this.#signedInAt > RENEW_MS) await this.signIn();
        if (step % 20 === 10) await this.import(companyId);
        else if (step % 20 === 0) await this.uploadPrompt(companyId);
        else if (this.#random.chance(0.5)) await this.#create(companyId);
        else await this.#edit(companyId);
      });
      await delay(STEP_MS);
    }
  }

  async uploadPrompt(companyId: string): Promise<void> {
    const fileName = `regeln-${randomUUID().slice(0, 8)}.md`;
    const content = [
      '# Heizung wird nicht warm\nBitte prüfen Sie zuerst das Ventil am Heizkörper und den Druck der Anlage im Keller.',
      '# Lüften\nLüften Sie zweimal am Tag zehn Minuten lang mit weit geöffneten Fenstern.',
      '# Müllabfuhr\nDie Tonnen werden dienstags geleert.',
      `# Fassung\nDiese Fassung heißt ${fileName}.`,
    ].join('\n\n');
    const { status, body } = await this.#caller.fetch({
      path: '/api/companies/upload-prompt',
      patienceMs: 40_000,
      headers: { 'idempotency-key': randomUUID() },
      body: () => {
        const form = new FormData();
        form.append('companyId', companyId);
        form.append('promptFile', new File([content], fileName));
        return form;
      },
    });
    if (status === 409) this.#ledger.unsure += 1;
    else if (status >= 400) {
      throw new RefusedError(`upload-prompt ${status}: ${JSON.stringify(body)}`);
    } else this.#ledger.promptFiles.set(companyId, fileName);
  }

  /** Takes a file of people in, and waits until the product says that all are there. */
  async import(companyId: string): Promise<void> {
    const key = randomUUID().slice(0, 8);
    const lines = Array.from(
      { length: PEOPLE_PER_FILE },
      (_, row) =>
        `Mieter;Ida;Import;import-${key}-${row}@post.example;0171 ${3_000_000 + row};Weg 1, 20095 Hamburg;${row};${100_000 + row}`,
    );
    const { status, body } = await this.#caller.fetch({
      path: '/api/company/end-users/imports',
      headers: { 'idempotency-key': randomUUID() },
      body: () => {
        const form = new FormData();
        form.append('companyId', companyId);
        form.append('file', new File([[HEADER, ...lines].join('\r\n')], `${key}.csv`));
        return form;
      },
    });
    if (status === 409) {
      this.#ledger.unsure += 1;
      return;
    }
    const { data } = body as { data?: { id: string } };
    if (!data) throw new RefusedError(`import ${status}: ${JSON.stringify(body)}`);
    const { suggestedMapping: mapping } = await this.#untilImport(data.id, 'UPLOADED');
    await this.#change('CheckEndUserImport', { id: data.id, mapping });
    await this.#untilImport(data.id, 'CHECKED');
    await this.#change('StartEndUserImport', { id: data.id });
    await this.#untilImport(data.id, 'DONE');
    this.#ledger.imports.set(key, PEOPLE_PER_FILE);
  }

  async #untilImport(id: string, wanted: string): Promise<{ suggestedMapping: unknown }> {
    for (;;) {
      const { endUserImport } = await this.#caller.graphql<{
        endUserImport: { status: string; suggestedMapping: unknown };
      }>(
        'query ($id: ID!) { endUserImport(id: $id) { status suggestedMapping { field column } } }',
        { id },
      );
      if (endUserImport.status === wanted) return endUserImport;
      if (endUserImport.status === 'FAILED') throw new RefusedError('An import has failed.');
      await delay(LOOK_MS);
    }
  }

  async #create(companyId: string, authNumber?: string): Promise<Person> {
    const email = `vera-${randomUUID().slice(0, 12)}@post.example`;
    const phone = this.#phone();
    const input = { ...person(companyId, email, phone), authNumber, sendInvitation: false };
    const created = await this.#change<{ endUser: { id: string } }>('CreateEndUser', input);
    if (created) {
      this.#ledger.people.set(email, phone);
      this.#people.push({ id: created.endUser.id, email });
    }
    return { id: created?.endUser.id ?? '', email };
  }

  async #edit(companyId: string): Promise<void> {
    const one = this.#people[this.#random.between(0, this.#people.length - 1)];
    if (!one) return;
    const phone = this.#phone();
    const input = { ...person(companyId, one.email, phone), id: one.id };
    // Until the answer is there, either number may be the stored one.
    this.#ledger.people.delete(one.email);
    const changed = await this.#change('UpdateEndUser', input);
    if (changed) this.#ledger.people.set(one.email, phone);
  }

  /** Runs a mutation under a key; undefined where the product cannot say whether it was done. */
  async #change<T>(name: string, input: object): Promise<T | undefined> {
    const field = name.charAt(0).toLowerCase() + name.slice(1);
    const selection = name.endsWith('EndUser') ? 'endUser { id }' : 'message';
    const headers = { 'idempotency-key': randomUUID() };
    const query = `mutation ($input: ${name}Input!) { ${field}(input: $input) { ${selection} } }`;
    const run = async () => this.#caller.graphql<Record<string, T>>(query, { input }, headers);
    try {
      const answer = await (this.#random.chance(DOUBLED) ? twice(run) : run());
      return answer[field];
    } catch (error) {
      if (!(error instanceof RefusedError) || !error.message.startsWith('CONFLICT')) throw error;
      this.#ledger.unsure += 1;
      return undefined;
    }
  }

  #phone(): string {
    return `0171 ${this.#random.between(1_000_000, 9_999_999)}`;
  }
}

const person = (companyId: string, email: string, phone: string) => ({
  companyId,
  type: 'TENANT',
  firstName: 'Vera',
  lastName: 'Vielfach',
  email,
  phone,
  address: 'Weg 1, 20357 Hamburg',
  apartmentNumber: '1',
});
