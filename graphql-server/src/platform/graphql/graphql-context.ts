import type { RequestContext } from '../context/index.js';
import type { SessionCookies } from '../http/index.js';

/** What resolvers receive; over the socket there is no response to put a cookie on. */
export interface GraphqlContext extends SessionCookies {
  request: RequestContext;
  /** What resolvers of the query have given already, by the names that the answer has for their fields. */
  plannedRoots?: ReadonlyMap<string | number, PromiseSettledResult<unknown>>;
}
