import type { FastifyInstance } from 'fastify';
import type { Config } from '../../env.js';
import { addLegalRoutes } from './legal.routes.js';

/** Makes the pages that the law asks for. */
export const createLegal = ({ config }: { config: Config }) => ({
  addRoutes: (server: FastifyInstance) => addLegalRoutes(server, config),
});
