import { z } from 'zod';
import {
  changedResponse,
  dataResponse,
  deletedResponse,
  idParams,
  listResponse,
  queryText,
  restPageQuery,
  type RestRoute,
  restRoute,
  toListAnswer,
  toOffset,
} from '../../platform/http/index.js';
import { shapeOfCompanyDetails } from './company-details.js';
import { companyResponse, companyInfoResponse } from './company.responses.js';
import { toCompanyData, toCompanyInfo } from './company.presenter.js';
import type { CompanyService } from './company.service.js';
import { type CompanySuspension, STATUS_MESSAGES } from './company-suspension.service.js';

/** Clients of this call know no pages; no installation has more companies. */
const EVERYTHING = 5_000;

/** Types only: what a field must hold is the service's to check, with the words for people. */
const companyBody = z.object(shapeOfCompanyDetails('body')).meta({ id: 'CompanyInput' });
const listQuery = z.object({ search: queryText, ...restPageQuery(EVERYTHING) });
const companyQuery = z.object({ companyId: queryText });

/** The calls about companies. */
export function companyRoutes(
  companies: CompanyService,
  suspension: CompanySuspension,
): RestRoute[] {
  return [...administration(companies), statusRoute(suspension), ...settings(companies)];
}

const administration = (companies: CompanyService): RestRoute[] => [
  restRoute({
    method: 'GET',
    path: '/companies',
    access: ['admin', 'apiKey'],
    tag: 'Companies',
    summary:
      'Companies by name, all of them unless `limit` says otherwise, searched by name or e-mail address.',
    query: listQuery,
    response: listResponse(companyResponse),
    handle: async (context, { query: { search, ...page } }) => {
      const list = await companies.list(context, {
        page: toOffset(page),
        filter: { search },
        mostEntries: EVERYTHING,
      });
      return toListAnswer(list, page, toCompanyData);
    },
  }),
  restRoute({
    method: 'POST',
    path: '/companies',
    access: ['admin', 'apiKey'],
    tag: 'Companies',
    summary: 'Adds a company. Nobody is invited by this.',
    requires: ['name', 'address', 'email', 'phone'],
    body: companyBody,
    status: 201,
    response: changedResponse(companyResponse),
    handle: async (context, { body }) => {
      const company = await companies.create(context, body);
      return { message: 'Company created successfully', data: toCompanyData(company) };
    },
  }),
  restRoute({
    method: 'PUT',
    path: '/companies/:id',
    access: ['admin', 'companyUser', 'apiKey'],
    tag: 'Companies',
    summary: 'Changes the details of a company.',
    params: idParams,
    requires: ['name', 'address', 'email', 'phone'],
    body: companyBody,
    response: changedResponse(companyResponse),
    handle: async (context, { params, body }) => {
      const company = await companies.update(context, params.id, body);
      return { message: 'Company updated successfully', data: toCompanyData(company) };
    },
  }),
  restRoute({
    method: 'DELETE',
    path: '/companies/:id',
    access: ['admin', 'apiKey'],
    tag: 'Companies',
    summary: 'Deletes a company with its people, their conversations and files.',
    params: idParams,
    response: deletedResponse,
    handle: async (context, { params }) => {
      const id = await companies.delete(context, params.id);
      return { message: 'Company deleted successfully', data: { id } };
    },
  }),
];

const statusRoute = (suspension: CompanySuspension) =>
  restRoute({
    method: 'PATCH',
    path: '/companies/:id',
    access: ['admin', 'apiKey'],
    tag: 'Companies',
    summary: 'Suspends a company, or serves it again.',
    description:
      'Nothing of a suspended company is deleted. Its people, keys and links are refused with `COMPANY_SUSPENDED` or, where tenants and craftsmen read it, `SERVICE_PAUSED`; its sessions have ended, and its webhooks wait.',
    params: idParams,
    requires: ['action'],
    body: z.object({ action: z.enum(['SUSPEND', 'RESUME']).describe('What to do.') }),
    response: changedResponse(companyResponse),
    handle: async (context, { params, body: { action } }) => {
      const company = await suspension.set(context, params.id, action);
      return { message: STATUS_MESSAGES[action], data: toCompanyData(company) };
    },
  });

const settings = (companies: CompanyService): RestRoute[] => [
  restRoute({
    method: 'GET',
    path: '/company/settings/company-info',
    access: ['admin', 'companyUser', 'apiKey'],
    tag: 'Company settings',
    summary: "The actor's company, or the one an administrator names.",
    query: companyQuery,
    response: dataResponse(companyInfoResponse),
    handle: async (context, { query }) => ({
      data: toCompanyInfo(await companies.find(context, query.companyId)),
    }),
  }),
  restRoute({
    method: 'PUT',
    path: '/company/settings/company-info',
    access: ['admin', 'companyUser', 'apiKey'],
    tag: 'Company settings',
    summary: "Changes the details of the actor's company.",
    query: companyQuery,
    requires: ['name', 'address', 'email', 'phone'],
    body: companyBody,
    response: changedResponse(companyInfoResponse),
    handle: async (context, { query, body }) => {
      const company = await companies.update(context, query.companyId, body);
      return {
        message: 'Company information updated successfully!',
        data: toCompanyInfo(company),
      };
    },
  }),
];
