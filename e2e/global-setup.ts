import { rm } from 'node:fs/promises';
import { Product } from './support/product.js';
import { rememberTemplate } from './support/template.js';

/** Seeds the demo data once; every product of the tests starts from a copy of that folder. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const product = await Product.create({ template: undefined });
  await product.start();
  await product.terminate();
  rememberTemplate(product.dataDir);
  return () => rm(product.dataDir, { recursive: true, force: true });
}
