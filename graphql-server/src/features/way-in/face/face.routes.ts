import { z } from 'zod';
import {
  changedResponse,
  dataResponse,
  queryText,
  type RestRoute,
  restRoute,
} from '../../../platform/http/index.js';
import {
  chatAddress,
  type CompanyService,
  type CompanyView,
  logoUrl,
} from '../../companies/index.js';
import { FACE_MESSAGES, type FaceService } from './face.service.js';
import type { LogoService } from './logo.service.js';

const PATH = '/company/settings/way-in';

const companyQuery = z.object({ companyId: queryText });

const wayInResponse = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    chatUrl: z.string(),
    logoUrl: z.string().nullable(),
    embedOrigins: z.array(z.string()),
    customDomain: z.string().nullable(),
    isCustomDomainConfirmed: z.boolean(),
  })
  .meta({ id: 'WayIn', fieldsOf: 'Company' });

const wayInBody = z
  .object({
    slug: z.string().nullish(),
    embedOrigins: z.array(z.string()).nullish(),
    customDomain: z.string().nullish(),
  })
  .meta({ id: 'WayInInput', fieldsOf: 'UpdateCompanyWayInInput' });

interface Parts {
  companies: CompanyService;
  face: FaceService;
  logos: LogoService;
  publicUrl: string;
}

const staff = { access: ['admin', 'companyUser'] as const, tag: 'Company settings' };

/** The calls about where the chat of a company is found and what stands at its head. */
export const faceRoutes = ({ companies, face, logos, publicUrl }: Parts): RestRoute[] => {
  const present = (view: CompanyView) => ({
    id: view.id,
    slug: view.slug,
    chatUrl: chatAddress(publicUrl, view).href,
    logoUrl: logoUrl(view),
    embedOrigins: view.embedOrigins,
    customDomain: view.customDomain,
    isCustomDomainConfirmed: view.customDomainConfirmedAt !== null,
  });
  return [
    restRoute({
      method: 'GET',
      path: PATH,
      access: ['admin', 'companyUser', 'apiKey'],
      tag: 'Company settings',
      summary: "Where the chat of the actor's company is found.",
      query: companyQuery,
      response: dataResponse(wayInResponse),
      handle: async (context, { query }) => ({
        data: present(await companies.find(context, query.companyId)),
      }),
    }),
    restRoute({
      ...staff,
      method: 'PUT',
      path: PATH,
      summary:
        "Changes the address, the domain and the websites of the chat of the actor's company.",
      query: companyQuery,
      body: wayInBody,
      response: changedResponse(wayInResponse),
      handle: async (context, { query, body }) => ({
        message: FACE_MESSAGES.updated,
        data: present(await face.update(context, query.companyId, body)),
      }),
    }),
    restRoute({
      ...staff,
      method: 'PUT',
      path: '/company/settings/logo',
      summary: "Uploads the logo of the actor's company",
      description:
        'A PNG, JPEG or WebP picture of at most 1 MB. It is drawn anew as a PNG of at most 800 pixels a side, so that nothing but its pixels is kept.',
      query: companyQuery,
      form: { file: { type: 'file', description: 'The picture.', required: true } },
      response: changedResponse(wayInResponse),
      handle: async (context, { query, request }) => ({
        message: FACE_MESSAGES.logoChanged,
        data: present(await logos.receive(context, request, query.companyId)),
      }),
    }),
    restRoute({
      ...staff,
      method: 'DELETE',
      path: '/company/settings/logo',
      summary: "Removes the logo of the actor's company",
      query: companyQuery,
      response: changedResponse(wayInResponse),
      handle: async (context, { query }) => ({
        message: FACE_MESSAGES.logoRemoved,
        data: present(await logos.remove(context, query.companyId)),
      }),
    }),
  ];
};
