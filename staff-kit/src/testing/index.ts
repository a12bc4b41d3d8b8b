export { Address } from './Address';
export { aConnection, anApiKey, aWebhook } from './factories';
export { FakeServer } from './fake-server';
export type { Refusal } from './fake-server';
export { SAMPLE_ANSWERS } from './integrations-server';
export { page, pass } from './page';
