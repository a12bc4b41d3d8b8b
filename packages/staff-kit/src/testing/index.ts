export { aDashboard, noAnalytics, someAnalytics } from './analytics-sample';
export { Address } from './Address';
export {
  aConnection,
  anApiKey,
  anEndUser,
  anInvited,
  aPerson,
  aSignInSession,
  aWebhook,
} from './factories';
export { Failure, FakeServer } from './fake-server';
export { SAMPLE_ANSWERS } from './sample-answers';
export { page, pass } from './page';
