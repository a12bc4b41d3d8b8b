import type { FastifyInstance } from 'fastify';
import type { Config } from '../../env.js';
import type { Database } from '../../platform/database/index.js';
import type { FileRemoval, FileStore } from '../../platform/files/index.js';
import { PictureCleaner } from '../../platform/pictures/index.js';
import type { UploadReceiver } from '../attachments/index.js';
import type { AuditLog } from '../audit/index.js';
import type { CompanyService } from '../companies/index.js';
import { FaceResolver } from './face/face.resolver.js';
import { faceRoutes } from './face/face.routes.js';
import { FaceService } from './face/face.service.js';
import { LogoService } from './face/logo.service.js';
import { CompanyPages } from './pages/company-pages.js';
import { addInstalledAppRoutes } from './pages/installed-app.routes.js';
import { addLogoRoute, widgetRoutes } from './pages/public-company.routes.js';
import { TouchIcons } from './pages/touch-icons.js';
import { addPosterRoute } from './poster/poster.routes.js';
import { PosterService } from './poster/poster.service.js';
import { readWidgetScript } from './widget/widget-script.js';

export { FaceResolver } from './face/face.resolver.js';
export { wayInReasons } from './way-in.reasons.js';

interface WayInParts {
  config: Config;
  database: Database;
  files: FileStore;
  fileRemoval: FileRemoval;
  audit: AuditLog;
  companies: CompanyService;
  receiver: UploadReceiver;
}

/** Puts together how tenants find the chat of their company, and what it looks like there. */
export async function createWayIn(parts: WayInParts) {
  const { config, database, files, audit } = parts;
  const { publicUrl, repositoryRoot } = config;
  const face = new FaceService({ audit, config });
  const pictures = new PictureCleaner(repositoryRoot);
  const logos = new LogoService({ ...parts, pictures });
  const touchIcons = new TouchIcons(pictures);
  const posters = new PosterService({ files, publicUrl });
  const addWidgetScript = await readWidgetScript(repositoryRoot);
  return {
    pages: new CompanyPages({ database, config }),
    resolvers: [new FaceResolver({ face, logos, publicUrl })],
    restRoutes: [...faceRoutes({ ...parts, face, logos, publicUrl }), ...widgetRoutes()],
    addRoutes: (server: FastifyInstance) => {
      addLogoRoute(server, files);
      addInstalledAppRoutes(server, { files, touchIcons });
      addPosterRoute(server, posters);
      addWidgetScript(server);
    },
  };
}
