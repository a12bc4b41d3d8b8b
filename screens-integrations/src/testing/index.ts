export { aConnection, anApiKey, aWebhook } from './factories';
export { FakeServer, SAMPLE_ANSWERS } from './fake-server';
