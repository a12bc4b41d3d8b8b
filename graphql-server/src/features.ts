import type { FastifyInstance } from 'fastify';
import {
  addEndUserSignInRoutes,
  AuthResolver,
  EndUserSignIn,
  SessionService,
} from './features/auth/index.js';
import type { Authenticate } from './platform/http/index.js';
import type { Platform } from './platform/open-platform.js';

/** The features, put together over one platform. */
export interface Features {
  resolvers: object[];
  /** What resolvers find in their GraphQL context besides the request. */
  contextExtras: object;
  authenticate: Authenticate;
  addRoutes(server: FastifyInstance): Promise<void>;
  /** Runs once requests and jobs are being taken. */
  start(): Promise<void>;
  stop(): Promise<void>;
}
