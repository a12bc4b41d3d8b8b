import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../env.js';
import { cookieWriter, describeRestCall } from '../../../platform/http/index.js';
import { callbackPath, SIGN_IN_PAGES } from '../providers/provider.js';
import type { OrganisationSignIn } from './organisation-sign-in.service.js';

const config = { access: 'public' } as const;

/** Where OpenID providers send browsers back to. */
export function addOrganisationCallback(
  server: FastifyInstance,
  settings: Config,
  signIn: OrganisationSignIn,
): void {
  const url = callbackPath(':key');
  describeRestCall(server, {
    ...{ method: 'GET', path: url.replace(/^\/api/, ''), access: 'public', tag: 'Sessions' },
    summary: 'Takes a person back from the sign-in of their organisation',
    description:
      'Not for programs: the OpenID provider sends the browser here, which is sent on to the sign-in page (303).',
    sendsOn: true,
  });
  server.get<{ Params: { key: string } }>(
    url,
    { config, exposeHeadRoute: false },
    async (request, reply) => {
      const cookies = cookieWriter(reply, settings);
      const { audience, cookie } = await signIn.receive(request.context, {
        key: request.params.key,
        url: new URL(settings.publicUrl + (request.raw.url ?? '')),
        cookie: cookies.organisationCookie(),
      });
      cookies.setOrganisationCookie(cookie);
      return reply
        .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        .redirect(`${SIGN_IN_PAGES[audience]}?organisation=back`, 303);
    },
  );
}
