export { Address } from './Address';
export { aConnection, anApiKey, aSignInSession, aWebhook } from './factories';
export { Failure, FakeServer } from './fake-server';
export { SAMPLE_ANSWERS } from './sample-answers';
export { page, pass } from './page';
