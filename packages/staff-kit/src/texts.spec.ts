import { describeCataloguesIn } from './testing/catalogue-check';

await describeCataloguesIn(import.meta.dirname);
