export { Integrations } from './Integrations';
export type { IntegrationsTexts } from './messages//catalogues';
