export {
  ConversationActivity,
  ConversationNote,
  ConversationReading,
} from './conversation-history.entity.js';
export { InboxSavedFilter } from './saved-filters/saved-filter.entity.js';
export { ConversationLabel, ConversationLabelUse } from './labels/label.entity.js';
