import { expect } from '@playwright/test';
import { ChatClient, newSessionId } from './support/chat-client.js';
import { type DemoCompany, HEATING, lindenhof, seeblick } from './support/demo.js';
import { patience } from './support/patience.js';
import { Product } from './support/product.js';
import { rememberTemplate } from './support/template.js';

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

/** Seeds the demo data once; every product of the tests starts from a copy of that folder. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const product = await Product.create({ template: undefined });
  const discard = () => product.dispose();
  try {
    await product.start();
    for (const company of [lindenhof, seeblick]) await untilKnowing(product, company);
    await product.terminate();
  } catch (error) {
    await discard();
    throw error;
  }
  rememberTemplate(product.dataDir);
  return discard;
}
