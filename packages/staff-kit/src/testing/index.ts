export { aDashboard, noAnalytics, someAnalytics } from './analytics-sample';
export { Address } from './Address';
export { askedAhead } from './asked-ahead';
export {
  aJudgement,
  aConnection,
  anApiKey,
  anAuditEntry,
  anEndUser,
  anInvited,
  aPerson,
  aPasskey,
  aPrivacyRequest,
  aSignInSession,
  aWebhook,
  RETENTION,
  RETENTION_DUE,
} from './factories';
export { Failure, FakeServer } from './fake-server';
export { SAMPLE_ANSWERS } from './sample-answers';
export {
  aNotification,
  notificationsAnswer,
  SOME_NOTIFICATIONS,
  someSettings,
} from './notification-answers';
export { page, pass } from './page';
