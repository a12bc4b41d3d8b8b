import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nearlyNamed } from './mistyped-names.js';
import { type DatabaseSettings, readDatabaseSettings } from './database-settings.js';
import { readEnvironment, VARIABLES } from './environment.js';
import type { Mailbox } from './mail-address.js';
import { type OperatorSettings, readOperatorSettings } from './operator-settings.js';
import { type OrganisationSettings, readOrganisationSettings } from './organisation-settings.js';
import { type ProtectionSettings, readProtectionSettings } from './protection-settings.js';
import { packageVersion, requireNamedEnvironment, subjectOf } from './setting-values.js';

export { ConfigurationError, isLocalHost } from './setting-values.js';

/** See {@link requireNamedEnvironment}. */
export const requireEnvironment = (variables: NodeJS.ProcessEnv = process.env): void =>
  requireNamedEnvironment(variables);

/** See {@link nearlyNamed}. */
export const mistypedNames = (variables: NodeJS.ProcessEnv = process.env): string[] =>
  nearlyNamed(Object.keys(variables), VARIABLES);

const repositoryRoot = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Every setting of the server; the README's table names them all. */
export interface Config extends ProtectionSettings {
  environment: 'development' | 'production' | 'test';
  host: string;
  /** TCP port; 0 lets the system choose one. */
  port: number;
  /** Absolute base of links in mails and of allowed browser origins, without a trailing slash. */
  publicUrl: string;
  /** Folder that keeps everything the embedded defaults store. */
  dataDir: string;
  sessionSecret: string | undefined;
  databaseUrl: string | undefined;
  /** How PostgreSQL is used, where there is one. */
  database: DatabaseSettings;
  redisUrl: string | undefined;
  filesUrl: string | undefined;
  openai: {
    apiKey: string | undefined;
    baseUrl: string | undefined;
    model: string;
    embeddingModel: string;
    vision: boolean | undefined;
  };
  /** Whether an answer of the provider serves the same question again for an hour. */
  answerCache: boolean;
  smtpUrl: string | undefined;
  mailFrom: Mailbox;
  /** The mailbox that answers to mails go to, with an addition to its name for each conversation. */
  inboundMailAddress: string | undefined;
  /** What a gateway proves itself with that hands mails over. */
  inboundMailToken: string | undefined;
  /** The mailbox that answers to mails are read from, with name and password; never logged. */
  imapUrl: string | undefined;
  /** Seconds from one look into the mailbox to the next. */
  imapPollSeconds: number;
  /** Whether everybody may register as an administrator, or only people who were invited. */
  adminRegistration: 'open' | 'invitation';
  /** Domains whose addresses may register openly, lower case; any if empty. */
  adminEmailDomains: string[];
  /** Months for which audit entries are kept; for ever if not set. */
  auditRetentionMonths: number | undefined;
  /** Who answers for this installation. */
  operator: OperatorSettings;
  /** With which organisation administrators sign in; none if missing. */
  organisation: OrganisationSettings | undefined;
  /** Name servers that records of domains are asked from; those of the system if empty. */
  dnsServers: string[];
  seedDemo: boolean;
  demoConversations: boolean;
  logLevel: string;
  /** Statements that take longer are logged, in milliseconds; 0 logs none. */
  slowQueryMs: number;
  /** Where traces go by OTLP over HTTP; nothing is traced without it. */
  otlpEndpoint: string | undefined;
  /** The part of all traces that is sent, from 0 to 1. */
  traceShare: number;
  /** What Prometheus proves itself with; in production everywhere, otherwise from other machines. */
  metricsToken: string | undefined;
  /** Development servers of front ends by name, e.g. `{ 'mf-chat': 'http://localhost:4101' }`. */
  devRemotes: Record<string, string>;
  /** Whether administrators may put front ends of their own machines into the pages of their browsers. */
  localFrontEnds: boolean;
  /** Addresses or ranges of proxies whose forwarding headers are believed. */
  trustedProxies: string[];
  /** Origins besides our own whose pages may call the API and open sockets. */
  corsOrigins: string[];
  /** Host names besides that of `publicUrl` under which this server is reached. */
  ownHosts: string[];
  /** Points that callers may spend on GraphQL in a minute, by kind, where they differ from ours. */
  graphqlBudgets: 'off' | Readonly<Record<string, number>>;
  /** Sockets that one address may hold open at `/ws`, at this process. */
  socketsPerAddress: number;
  /** Whether webhooks may go to addresses of the own network; for development and tests. */
  webhookAllowPrivate: boolean;
  /** What the server proves itself with to push services; one that is kept in `dataDir` if missing. */
  vapidPrivateKey: string | undefined;
  /** Where push services reach the operator: `mailto:` or `https:`. */
  vapidSubject: string;
  /** Whether this process serves people, works on jobs, or does both. */
  role: 'both' | 'web' | 'worker';
  /** Answers and other jobs that this process works on at once; 0 leaves all jobs to other processes. */
  workerConcurrency: number;
  /** What archives of `backup` are encrypted with. */
  backupPassphrase: string | undefined;
  /** Root of the checkout, where the shell and other files beside the server are found. */
  repositoryRoot: string;
  /** Folder in whose `mf-*` folders builds are registered at the start; none are if missing. */
  frontEndBuilds: string | undefined;
  version: string;
}

/** Reads and checks all settings; throws {@link ConfigurationError} with a line for all that is wrong. */
export function readConfig(variables: NodeJS.ProcessEnv = process.env): Config {
  const env = readEnvironment(variables);
  const environment = env.NODE_ENV ?? 'development';
  const isProduction = environment === 'production';
  const port = env.PORT ?? 4000;
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, '');
  const role = env.ROLE ?? 'both';
  return {
    environment,
    port,
    host: env.HOST ?? (isProduction ? '0.0.0.0' : 'localhost'),
    publicUrl,
    dataDir: resolve(repositoryRoot, env.DATA_DIR ?? 'data'),
    sessionSecret: env.SESSION_SECRET,
    databaseUrl: env.DATABASE_URL,
    database: readDatabaseSettings(env, env.ROLE),
    redisUrl: env.REDIS_URL,
    filesUrl: env.FILES_URL,
    openai: {
      apiKey: env.OPENAI_API_KEY,
      baseUrl: env.OPENAI_BASE_URL,
      model: env.OPENAI_MODEL ?? 'gpt-4.1-mini',
      embeddingModel: env.OPENAI_EMBEDDING_MODEL ?? 'text-embedding-3-small',
      vision: env.OPENAI_VISION,
    },
    answerCache: env.ANSWER_CACHE ?? true,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? { name: 'Hausgeist', address: 'noreply@hausgeist.example' },
    inboundMailAddress: env.INBOUND_MAIL_ADDRESS,
    inboundMailToken: env.INBOUND_MAIL_TOKEN,
    imapUrl: env.IMAP_URL,
    imapPollSeconds: env.IMAP_POLL_SECONDS ?? 30,
    adminRegistration: env.ADMIN_REGISTRATION ?? (isProduction ? 'invitation' : 'open'),
    adminEmailDomains: env.ADMIN_EMAIL_DOMAINS ?? [],
    auditRetentionMonths: env.AUDIT_RETENTION_MONTHS,
    operator: readOperatorSettings(env),
    organisation: readOrganisationSettings(env),
    dnsServers: env.DNS_SERVERS ?? [],
    seedDemo: env.SEED_DEMO ?? !isProduction,
    demoConversations: !isProduction && (env.DEMO_CONVERSATIONS ?? true),
    logLevel: env.LOG_LEVEL ?? (environment === 'test' ? 'silent' : 'info'),
    slowQueryMs: env.SLOW_QUERY_MS ?? 1_000,
    otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    traceShare: env.OTEL_TRACES_SAMPLER_ARG ?? 1,
    metricsToken: env.METRICS_TOKEN,
    devRemotes: env.DEV_REMOTES ?? {},
    localFrontEnds: env.LOCAL_FRONT_ENDS ?? !isProduction,
    trustedProxies: env.TRUSTED_PROXIES ?? [],
    corsOrigins: env.CORS_ORIGINS ?? [],
    ownHosts: env.OWN_HOSTS ?? [],
    graphqlBudgets: env.GRAPHQL_BUDGETS ?? {},
    socketsPerAddress: env.SOCKETS_PER_ADDRESS ?? 500,
    webhookAllowPrivate: env.WEBHOOK_ALLOW_PRIVATE ?? false,
    ...readProtectionSettings(env, environment),
    vapidPrivateKey: env.VAPID_PRIVATE_KEY,
    vapidSubject: env.VAPID_SUBJECT ?? subjectOf(publicUrl),
    role,
    workerConcurrency: role === 'web' ? 0 : (env.WORKER_CONCURRENCY ?? 64),
    backupPassphrase: env.BACKUP_PASSPHRASE,
    repositoryRoot,
    frontEndBuilds: repositoryRoot,
    version: packageVersion(repositoryRoot),
  };
}
