/** What tenants ask most; texts are in the catalogue `assistant.topics`. */
export const TOPICS = ['heating', 'water', 'costs', 'keys', 'rules', 'emergency'] as const;
