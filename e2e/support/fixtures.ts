import { writeFile } from 'node:fs/promises';
import {
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  test as base,
} from '@playwright/test';
import { ChatClient, visitorAddress } from './chat-client.js';
import { lindenhof, nextTenant, seeblick, type Tenant } from './demo.js';
import { watchPage } from './page-watch.js';
import { patience } from './patience.js';
import { Product, type ProductOptions } from './product.js';
import { Provider } from './provider.js';
import { templateFolder } from './template.js';

interface TestFixtures {
  /** A person whose home Lindenhof manages; the next test gets another one. */
  tenant: Tenant;
  /** A person whose home Seeblick manages. */
  otherTenant: Tenant;
  /** Makes a product of this test's own, which may then be killed; it is not started yet. */
  newProduct: (options?: ProductOptions) => Promise<Product>;
  /** Opens another visitor's browser, with cookies and storage of its own; its screen may differ. */
  newVisitor: (screen?: BrowserContextOptions) => Promise<Page>;
  /** Whether the test kills or counts in what {@link guided} gives: `test.use({ ownGuided: true })`. */
  ownGuided: boolean;
  /** The provider that {@link guided} asks; it has had no call from an earlier test. */
  provider: Provider;
  /** A running product that asks the provider, for tests that leave it well unless it is their own. */
  guided: Product;
}

interface Guided {
  product: Product;
  provider: Provider;
}

interface WorkerFixtures {
  /** A running product on the demo data with the built-in assistant, for tests that leave it well. */
  product: Product;
  /** Gives the worker's own product that asks a provider; it is started for the first test that wants it. */
  shareGuided: () => Promise<Guided>;
}

/** What makes a product that asks a provider. */
const askedBy = ({ settings }: Provider) => ({ template: templateFolder('guided'), settings });

async function startGuided(): Promise<Guided> {
  const provider = await Provider.start();
  const product = await Product.create(askedBy(provider));
  await product.start();
  return { product, provider };
}

/** Signs a tenant in without a browser. */
export const signIn = (product: Product, tenant: Tenant) =>
  new ChatClient(product.url).signIn(tenant);

export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    async ({}, use) => {
      const product = await Product.create();
      await product.start();
      await use(product);
      await product.dispose();
    },
    { scope: 'worker', timeout: patience(60) },
  ],

  shareGuided: [
    async ({}, use) => {
      let shared: Promise<Guided> | undefined;
      await use(() => (shared ??= startGuided()));
      if (!shared) return;
      const { product, provider } = await shared;
      await product.dispose();
      await provider.stop();
    },
    { scope: 'worker', timeout: patience(60) },
  ],

  ownGuided: [false, { option: true }],

  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': visitorAddress() });
  },

  tenant: async ({}, use) => {
    await use(nextTenant(lindenhof));
  },

  otherTenant: async ({}, use) => {
    await use(nextTenant(seeblick));
  },

  newProduct: async ({}, use, testInfo) => {
    const made: Product[] = [];
    await use(async (options) => {
      const product = await Product.create(options);
      made.push(product);
      return product;
    });
    for (const product of made) await product.dispose();
    if (testInfo.status === testInfo.expectedStatus) return;
    for (const [index, { log }] of made.entries()) {
      const path = testInfo.outputPath(`product-${index}.log`);
      await writeFile(path, log);
      await testInfo.attach('product.log', { path, contentType: 'text/plain' });
    }
  },

  newVisitor: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    const problems: string[][] = [];
    await use(async (screen) => {
      const headers = { 'x-forwarded-for': visitorAddress() };
      const context = await browser.newContext({ ...screen, extraHTTPHeaders: headers });
      contexts.push(context);
      problems.push(watchPage(context));
      return context.newPage();
    });
    for (const context of contexts) await context.close();
    base.expect(problems.flat(), 'what went wrong in the pages of others').toEqual([]);
  },

  provider: async ({ ownGuided, shareGuided }, use) => {
    if (!ownGuided) {
      const { provider } = await shareGuided();
      await use(provider);
      return provider.forget();
    }
    const provider = await Provider.start();
    await use(provider);
    await provider.stop();
  },

  guided: async ({ ownGuided, shareGuided, newProduct, provider }, use) => {
    if (!ownGuided) return use((await shareGuided()).product);
    const product = await newProduct(askedBy(provider));
    await product.start();
    await use(product);
  },

  // Every test fails whose pages misbehave, whatever it is about.
  context: async ({ context }, use) => {
    const problems = watchPage(context);
    await use(context);
    base.expect(problems, 'what went wrong in the pages').toEqual([]);
  },
});

export { expect } from '@playwright/test';
