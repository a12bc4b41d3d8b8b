import { messageResponse, type RestRoute, restRoute } from '../../platform/http/index.js';

/** Leaves the front end of the own machine; open to all, as it concerns the own browser alone. */
export const localFrontEndRoutes = (): RestRoute[] => [
  restRoute({
    method: 'DELETE',
    path: '/front-ends/local',
    access: 'public',
    tag: 'Releases',
    summary: 'Gives the browser that asks the released front ends again',
    response: messageResponse,
    handle: async (_context, { cookies }) => {
      cookies.clearLocalCookie();
      return { message: 'Your pages have the released version again.' };
    },
  }),
];
