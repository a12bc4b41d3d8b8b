import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../env.js';
import type { Database, EntityManager } from '../../platform/database/index.js';
import type { EventBus } from '../../platform/events/index.js';
import type { FileStore } from '../../platform/files/index.js';
import {
  addShellRoutes,
  type CompanyPages,
  readShellBuild,
  type RestRoute,
} from '../../platform/http/index.js';
import type { RateLimits } from '../../platform/limits/index.js';
import type { Logger } from '../../platform/telemetry/index.js';
import type { AuditLog } from '../audit/index.js';
import type { Auth } from '../auth/index.js';
import type { MailService } from '../mail/index.js';
import { addressRulesOf } from '../webhooks/index.js';
import { FirstScreens } from './first-screens.js';
import { FrontEndErrorResolver } from './front-end-error.resolver.js';
import { FrontEndErrorsService } from './front-end-errors.service.js';
import { FrontEndConsoleService } from './front-end-console.service.js';
import { FrontEndResolver } from './front-end.resolver.js';
import { FrontEndService } from './front-end.service.js';
import { Registry, RELEASES_CHANGED_TOPIC } from './registry.service.js';
import { HostedFiles } from './hosted-files.js';
import { localFrontEndRoutes } from './local-front-end.routes.js';
import { LocalFrontEnds } from './local-front-ends.js';
import { readSchema } from './release-check.js';
import { StoredReleaseFiles } from './release-files.js';
import { ReleaseGate } from './release-gate.js';
import { openReleaseToken } from './release-token.js';
import { addReleaseRoutes } from './release.routes.js';
import { ReleaseLedger } from './release-ledger.js';
import { ReleaseHealthService } from './release-health.service.js';
import { SourcePlaces } from './source-places.js';
import { ReleaseService } from './release.service.js';
import { ReleaseSignatures } from './release-signature.js';
import { ReleaseTrialService } from './release-trial.service.js';
import { addVisitRoutes } from './visit.routes.js';
import { addRemoteFileRoutes } from './remote-files.routes.js';
import { readDevelopmentEntries, registerWorkspaceBuilds } from './workspace-releases.js';

export { releaseReasons } from './release.reasons.js';
export { FrontEndErrorResolver } from './front-end-error.resolver.js';
export { FrontEndResolver } from './front-end.resolver.js';
export { FrontEnd } from './front-end.entity.js';
export { Release } from './release.entity.js';
export { ReleaseError } from './release-error.entity.js';
export { ReleaseHealth } from './release-health.entity.js';
export { ReleasePointer } from './release-pointer.entity.js';
export { ReleaseVital } from './release-vital.entity.js';
export { ReleaseTrial } from './release-trial.entity.js';

interface ReleasesParts {
  config: Config;
  database: Database;
  events: EventBus;
  files: FileStore;
  limits: RateLimits;
  log: Logger;
  audit: AuditLog;
  auth: Pick<Auth, 'digests' | 'sessions'>;
  mail: Pick<MailService, 'enqueue'>;
  /** Tells whose chat a page is. */
  pages: CompanyPages;
}

/** The feature as the rest of the server sees it. */
export interface Releases {
  /** What answers administrators. */
  resolvers: object[];
  restRoutes: RestRoute[];
  /** Adds the page, its files, and the ways to release. */
  addRoutes(server: FastifyInstance): void;
  /** Registers what was built beside the server, and follows the other replicas. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Puts the feature together. */
export async function createReleases(parts: ReleasesParts): Promise<Releases> {
  const { config, database, events, limits, log } = parts;
  const { devRemotes, publicUrl, repositoryRoot, frontEndBuilds } = config;
  const em = () => database.orm.em.fork() as EntityManager;
  const files = new StoredReleaseFiles(parts.files);
  const build = await readShellBuild(join(repositoryRoot, 'shell', 'dist'));
  const schemaText = await readFile(join(repositoryRoot, 'schema', 'schema.graphql'), 'utf8');
  const surroundings = { shared: build?.shell.shared, schema: readSchema(schemaText) };
  const ledger = new ReleaseLedger(parts);
  const development = await readDevelopmentEntries(devRemotes, repositoryRoot);
  const firstScreens = new FirstScreens(files);
  const registry = new Registry({ em, events, log, firstScreens, development });
  const changed = async (app: string) => {
    // The next page of this process shows the change, although the event comes back a moment later.
    registry.forget();
    await events.publish(RELEASES_CHANGED_TOPIC, app);
  };
  const signatures = new ReleaseSignatures(config.releaseSignatures);
  const gate = new ReleaseGate({ surroundings, signatures });
  const frontEnds = new FrontEndService(changed);
  const addressRules = addressRulesOf(config);
  const hostedFiles = new HostedFiles(addressRules, publicUrl);
  const releases = new ReleaseService({
    ...{ files, hostedFiles, log, changed, gate, frontEnds, signatures },
  });
  const token = await openReleaseToken(config);
  const trials = new ReleaseTrialService({ gate, frontEnds, log, changed });
  const health = new ReleaseHealthService({ releases, trials, ledger, log });
  const locals = new LocalFrontEnds({
    ...{ em, ledger, sessions: parts.auth.sessions, digests: parts.auth.digests },
    isAllowed: config.localFrontEnds,
  });
  const console = new FrontEndConsoleService({
    ...{ frontEnds, releases, trials, ledger, locals, addressRules },
  });
  const errors = new FrontEndErrorsService(new SourcePlaces(files));
  return {
    resolvers: [new FrontEndResolver(console), new FrontEndErrorResolver(errors)],
    restRoutes: localFrontEndRoutes(),
    addRoutes(server) {
      if (config.releases) addReleaseRoutes(server, { releases, trials, ledger, limits, token });
      addRemoteFileRoutes(server, files);
      addVisitRoutes(server, { health, limits });
      addShellRoutes(server, {
        build,
        publicUrl,
        isTraced: config.otlpEndpoint !== undefined,
        devOrigin: devRemotes['shell'],
        choose: async (visitor) => {
          const { entries, drawn } = await registry.choose(visitor);
          return { entries: await locals.putInto(entries, visitor.local), drawn };
        },
        pages: parts.pages,
      });
    },
    async start() {
      await registry.start();
      if (!frontEndBuilds) return;
      await registerWorkspaceBuilds({ em, releases, frontEnds, folder: frontEndBuilds, log });
    },
    stop: () => registry.stop(),
  };
}
