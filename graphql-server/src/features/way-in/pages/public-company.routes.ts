import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../../platform/errors/index.js';
import { type FileStore, readIfThere } from '../../../platform/files/index.js';
import {
  dataResponse,
  describeRestCall,
  type RestRoute,
  restRoute,
  sendContent,
  toStaticContent,
} from '../../../platform/http/index.js';
import { Company, companyReasons, findCompanyBySlug } from '../../companies/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { wayInReasons } from '../way-in.reasons.js';

const slugParams = z.object({ slug: z.string() });

/** The company of an address; throws when there is none. */
export async function requireCompany(em: EntityManager, slug: string): Promise<Company> {
  const found = await findCompanyBySlug(em, slug);
  if (!found) throw notFound(companyReasons.COMPANY_NOT_FOUND);
  return em.findOneOrFail(Company, { id: found.id });
}

/** What the script on a company's website asks before it shows anything. */
export const widgetRoutes = (): RestRoute[] => [
  restRoute({
    method: 'GET',
    path: '/public/companies/:slug/widget',
    access: 'public',
    tag: 'Chat',
    summary: "What the button on a company's website looks like",
    description:
      'Answered only to pages of the origins that the company has listed; all others are told that there is no such company.',
    params: slugParams,
    headers: { origin: { description: 'The website that shows it; browsers send it.' } },
    response: dataResponse(
      z.object({
        name: z.string().describe('Name of the company.'),
        color: z
          .string()
          .nullable()
          .describe('Colour of the company, as `#1f5468`; null for that of the product.'),
        frame: z.string().describe('Path of the page to show in a frame.'),
      }),
    ),
    handle: async ({ em }, { params, request, reply }) => {
      reply.header('vary', 'Origin');
      const company = await requireCompany(em, params.slug);
      const { origin } = request.headers;
      if (!origin || !company.embedOrigins.includes(origin)) {
        throw notFound(companyReasons.COMPANY_NOT_FOUND);
      }
      reply.header('access-control-allow-origin', origin);
      const { name, brandColor, slug } = company;
      return { data: { name, color: brandColor ?? null, frame: `/embed/${slug}` } };
    },
  }),
];

/** The logo, for pages, mails and the websites of companies. */
export function addLogoRoute(server: FastifyInstance, files: FileStore): void {
  describeRestCall(server, {
    method: 'GET',
    path: '/public/companies/:slug/logo',
    access: 'public',
    tag: 'Chat',
    summary: "A company's logo as a PNG.",
    params: slugParams,
    respondsWithFile: ['image/png'],
  });
  server.get(
    '/api/public/companies/:slug/logo',
    { config: { access: 'public' } },
    async (request, reply) => {
      const { slug } = slugParams.parse(request.params);
      const { logoKey } = await requireCompany(request.context.em, slug);
      const picture = await readIfThere(files, logoKey);
      if (!picture) throw notFound(wayInReasons.LOGO_MISSING);
      reply.headers({
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=86400',
      });
      return sendContent(request, reply, toStaticContent('logo.png', picture));
    },
  );
}
