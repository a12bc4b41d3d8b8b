export { ConversationHoldDialog } from './ConversationHoldDialog';
export {
  CompanyProcessing,
  CompanyRetention,
  DataProtectionScreen,
  PlatformDataProtection,
} from './DataProtectionScreen';
export { EmployeePrivacyDialog, EndUserPrivacyDialog } from './PersonPrivacyDialog';
export type { PrivacyTexts } from './messages/catalogues';
export { RequestsWaiting } from './RequestsWaiting';
