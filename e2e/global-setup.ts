import { expect } from '@playwright/test';
import { ChatClient, newSessionId } from './support/chat-client.js';
import { type DemoCompany, HEATING, lindenhof, seeblick } from './support/demo.js';
import { patience } from './support/patience.js';
import { Product, type ProductOptions } from './support/product.js';
import { Provider } from './support/provider.js';
import { rememberTemplate } from './support/template.js';

/** Each has a prompt file. */
const COMPANIES = [lindenhof, seeblick];

/** Waits until a company's use cases, which are taken in behind the scenes, answer questions. */
async function untilKnowing(product: Product, company: DemoCompany): Promise<void> {
  const client = await new ChatClient(product.url).signIn(company.endUsers[0]);
  await expect
    .poll(
      async () => {
        const sessionId = newSessionId();
        await client.send({ sessionId, content: HEATING.question });
        await expect
          .poll(async () => (await client.messages(sessionId))[1]?.status, {
            timeout: patience(15),
          })
          .toBe('COMPLETE');
        const [, answer] = await client.messages(sessionId);
        return answer?.sources.length;
      },
      { timeout: patience(60) },
    )
    .toBeGreaterThan(0);
}

/** Starts and ends a product that others begin with copies of. */
async function prepare(product: Product, untilReady: () => Promise<void>): Promise<void> {
  await product.start();
  await untilReady();
  await product.terminate();
}

/** A product makes all vectors anew where those at hand are of another model than it asks: the built-in one, here. */
const filesWithNewVectors = ({ log }: Product) =>
  log.split('prompt file has new vectors').length - 1;

/** Seeds the demo data once; every product of the tests starts from a copy of that folder. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const products: Product[] = [];
  const make = async (options: ProductOptions) => {
    const product = await Product.create(options);
    products.push(product);
    return product;
  };
  const discard = async () => {
    for (const product of products) await product.dispose();
  };
  const provider = await Provider.start();
  try {
    const seeded = await make({ template: undefined });
    await prepare(seeded, async () => {
      for (const company of COMPANIES) await untilKnowing(seeded, company);
    });
    rememberTemplate(seeded.dataDir);

    const guided = await make({ settings: provider.settings });
    await prepare(guided, () =>
      expect
        .poll(() => filesWithNewVectors(guided), { timeout: patience(60) })
        .toBe(COMPANIES.length),
    );
    rememberTemplate(guided.dataDir, 'guided');
  } catch (error) {
    await discard();
    throw error;
  } finally {
    await provider.stop();
  }
  return discard;
}
