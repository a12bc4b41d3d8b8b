import { join } from 'node:path';
import type { Config } from './env.js';
import { readMailboxAddress } from './mailbox-address.js';
import { readValkeyAddress } from './valkey-address.js';

/** One line that says what this server stands on, without names of users, passwords and keys. */
export function partsInUse(config: Config): string {
  const { databaseUrl, redisUrl, filesUrl, smtpUrl, imapUrl, dataDir } = config;
  const parts = {
    database: databaseUrl ? withoutSecrets(databaseUrl) : `embedded in ${dataDir}`,
    Valkey: redisUrl ? valkeyServers(redisUrl) : 'none',
    files: filesUrl ? withoutSecrets(filesUrl) : join(dataDir, 'files'),
    mail: smtpUrl ? withoutSecrets(smtpUrl) : 'none',
    ...(imapUrl && { mailbox: readMailboxAddress(imapUrl)?.host }),
    AI: provider(config.openai),
  };
  const told = Object.entries(parts).map(([part, what]) => `${part}: ${what}`);
  return `Hausgeist ${config.version} starts. ${told.join('; ')}`;
}

function provider({ apiKey, baseUrl, model, embeddingModel }: Config['openai']): string {
  if (!apiKey && !baseUrl) return 'built in';
  const address = baseUrl ? withoutSecrets(baseUrl) : 'OpenAI';
  return `${address}, answers by ${model}, vectors by ${embeddingModel}`;
}

function valkeyServers(address: string): string {
  const { kind, nodes } = readValkeyAddress(address) ?? { kind: 'single', nodes: [] };
  const servers = nodes.map(({ host, port }) => `${host}:${port}`).join(', ');
  return kind === 'single' ? servers : `${kind} ${servers}`;
}

/** User, password and what is asked for behind the path may be secret. */
function withoutSecrets(address: string): string {
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname.replace(/\/$/, '')}`;
}
