import { z } from 'zod';
import { databaseVariables } from './database-settings.js';
import { operatorVariables } from './operator-settings.js';
import { organisationProblems, organisationVariables } from './organisation-settings.js';
import { protectionVariables } from './protection-settings.js';
import { budgets, devRemotes, domains, hosts, origins, proxies } from './setting-lists.js';
import {
  ConfigurationError,
  flag,
  mailboxUrl,
  oneOf,
  optional,
  sender,
  share,
  url,
  valkeyUrl,
  vapidKey,
  vapidSubject,
  wholeNumber,
} from './setting-values.js';

const environmentSchema = z.object({
  NODE_ENV: optional(oneOf('development', 'production', 'test')),
  PORT: optional(wholeNumber(0, 65_535)),
  HOST: optional(z.string()),
  PUBLIC_URL: optional(url('http', 'https')),
  DATA_DIR: optional(z.string()),
  SESSION_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  ...databaseVariables,
  ...protectionVariables,
  ...operatorVariables,
  ...organisationVariables,
  REDIS_URL: optional(valkeyUrl),
  FILES_URL: optional(url('file', 'http', 'https', 's3')),
  OPENAI_API_KEY: optional(z.string()),
  OPENAI_BASE_URL: optional(url('http', 'https')),
  OPENAI_MODEL: optional(z.string()),
  OPENAI_EMBEDDING_MODEL: optional(z.string()),
  OPENAI_VISION: optional(flag),
  ANSWER_CACHE: optional(flag),
  SMTP_URL: optional(url('smtp', 'smtps')),
  MAIL_FROM: optional(sender),
  INBOUND_MAIL_ADDRESS: optional(
    z.email().refine((address) => address.indexOf('@') <= 15, 'must have a short name'),
  ),
  INBOUND_MAIL_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  IMAP_URL: optional(mailboxUrl),
  IMAP_POLL_SECONDS: optional(wholeNumber(5, 3_600)),
  ADMIN_REGISTRATION: optional(oneOf('open', 'invitation')),
  ADMIN_EMAIL_DOMAINS: optional(domains),
  AUDIT_RETENTION_MONTHS: optional(wholeNumber(1, 1_200)),
  SEED_DEMO: optional(flag),
  DEMO_CONVERSATIONS: optional(flag),
  LOG_LEVEL: optional(oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')),
  SLOW_QUERY_MS: optional(wholeNumber(0, 3_600_000)),
  METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(url('http', 'https')),
  OTEL_TRACES_SAMPLER_ARG: optional(share),
  DEV_REMOTES: optional(devRemotes),
  LOCAL_FRONT_ENDS: optional(flag),
  TRUSTED_PROXIES: optional(proxies),
  CORS_ORIGINS: optional(origins),
  OWN_HOSTS: optional(hosts),
  GRAPHQL_BUDGETS: optional(budgets),
  SOCKETS_PER_ADDRESS: optional(wholeNumber(1, 1_000_000)),
  WEBHOOK_ALLOW_PRIVATE: optional(flag),
  VAPID_PRIVATE_KEY: optional(vapidKey),
  VAPID_SUBJECT: optional(vapidSubject),
  ROLE: optional(oneOf('both', 'web', 'worker')),
  WORKER_CONCURRENCY: optional(wholeNumber(0, 1_000)),
  BACKUP_PASSPHRASE: optional(z.string().min(16, 'must have at least 16 characters')),
});

/** All variables, each read by itself. */
export type Environment = z.output<typeof environmentSchema>;

type Name = keyof Environment;

/** The names of all variables. */
export const VARIABLES = Object.keys(environmentSchema.shape) as Name[];

/** Reads all variables; throws {@link ConfigurationError} with a line for all that is wrong with them. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const parsed = environmentSchema.safeParse(variables);
  const wrong = parsed.error?.issues ?? [];
  const lines = wrong.map(({ path, message }) => `${path.join('.')} ${message}.`);
  const wrongNames = new Set(wrong.map(({ path }) => path[0]));
  const right = Object.entries(variables).filter(([name]) => !wrongNames.has(name));
  const env = parsed.data ?? environmentSchema.parse(Object.fromEntries(right));
  lines.push(...contradictions(env, (name) => Boolean(variables[name])));
  if (lines.length > 0) throw new ConfigurationError(lines.join('\n'));
  return env;
}

/** What variables lack beside each other; `isSet` says which are there, right or wrong. */
function contradictions(env: Environment, isSet: (name: Name) => boolean): string[] {
  const isProduction = env.NODE_ENV === 'production';
  const missing = (['PUBLIC_URL', 'SESSION_SECRET'] as const).filter((name) => !isSet(name));
  const problems = isProduction
    ? missing.map((name) => `${name} must be set when NODE_ENV is production.`)
    : [];
  if (isProduction && isSet('DEV_REMOTES')) {
    problems.push('DEV_REMOTES must not be set when NODE_ENV is production.');
  }
  if (isSet('IMAP_URL') && !isSet('INBOUND_MAIL_ADDRESS')) {
    problems.push('INBOUND_MAIL_ADDRESS must be set when IMAP_URL is.');
  }
  const isNamed = isSet('ADMIN_EMAIL_DOMAINS') && env.ADMIN_EMAIL_DOMAINS?.length !== 0;
  if (isProduction && env.ADMIN_REGISTRATION === 'open' && !isNamed) {
    problems.push('ADMIN_EMAIL_DOMAINS must be set when ADMIN_REGISTRATION is open in production.');
  }
  if (env.ROLE === 'worker' && env.WORKER_CONCURRENCY === 0) {
    problems.push('WORKER_CONCURRENCY must be above 0 when ROLE is worker.');
  }
  return [...problems, ...organisationProblems(env, isSet)];
}
