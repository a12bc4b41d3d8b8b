import type { GraphqlContext } from '../../platform/graphql/index.js';
import type { OpenedStaffSession, StaffAudience } from '../auth/index.js';
import { presentViewer, type ViewerService } from '../viewer/index.js';
import type { SignInPayload } from './staff-sign-in.type.js';

/** Which cookie keeps people of an audience signed in. */
const COOKIES = { ADMIN: 'admin', COMPANY: 'company-user' } as const;

/** Hands a session that was just opened to its browser, and tells who is signed in. */
export async function presentSignedIn(
  context: GraphqlContext,
  viewers: ViewerService,
  {
    audience,
    session,
    message,
  }: { audience: StaffAudience; session: OpenedStaffSession; message: string },
): Promise<SignInPayload> {
  const { token, expiresAt, refreshToken, refreshExpiresAt, actor } = session;
  context.setRefreshCookie(COOKIES[audience], refreshToken, refreshExpiresAt);
  const viewer = presentViewer(await viewers.describe({ ...context.request, actor }));
  return { message, token, expiresAt, viewer };
}
