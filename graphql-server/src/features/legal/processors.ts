import type { Config } from '../../env.js';

/** Languages of the legal pages. */
export type LegalLanguage = 'de' | 'en';

/** Something outside of this installation that gets data, by what the settings say. */
export interface Processor {
  kind: 'ai' | 'mail' | 'inboundMail' | 'files' | 'telemetry';
  /** Its host; undefined where the data stay on the operator's own machines. */
  host: string;
  /** Model and the like. */
  detail: string;
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : address);

/** Who gets data from this installation, found out from the settings that it really runs with. */
export function processorsOf(config: Config): Processor[] {
  const { openai, smtpUrl, imapUrl, filesUrl, otlpEndpoint } = config;
  const models = [openai.model, openai.embeddingModel].join(', ');
  const found: (Processor | undefined)[] = [
    openai.apiKey
      ? { kind: 'ai', host: hostOf(openai.baseUrl ?? 'https://api.openai.com'), detail: models }
      : undefined,
    smtpUrl ? { kind: 'mail', host: hostOf(smtpUrl), detail: '' } : undefined,
    imapUrl ? { kind: 'inboundMail', host: hostOf(imapUrl), detail: '' } : undefined,
    filesUrl && !filesUrl.startsWith('file:')
      ? { kind: 'files', host: hostOf(filesUrl), detail: '' }
      : undefined,
    otlpEndpoint ? { kind: 'telemetry', host: hostOf(otlpEndpoint), detail: '' } : undefined,
  ];
  return found.filter((processor) => processor !== undefined);
}
