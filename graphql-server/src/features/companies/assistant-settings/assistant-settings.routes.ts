import { z } from 'zod';
import {
  changedResponse,
  dataResponse,
  queryText,
  type RestRoute,
  restRoute,
} from '../../../platform/http/index.js';
import { assistantSettingsResponse } from '../company.responses.js';
import { toAssistantSettings } from '../company.presenter.js';
import type { CompanyService } from '../company.service.js';
import type { AssistantSettingsService } from './assistant-settings.service.js';

const PATH = '/company/settings/assistant';

const companyQuery = z.object({ companyId: queryText });

/** Types only: what a field must hold is the service's to check, with the words for people. */
const settingsBody = z
  .object({
    emergencyContacts: z.array(
      z.object({ label: z.string().nullish(), phone: z.string().nullish() }),
    ),
    officeHours: z.string().nullish(),
    holidays: z
      .array(
        z.object({
          from: z.string(),
          to: z.string(),
          name: z.string().nullish(),
        }),
      )
      .nullish(),
    brandColor: z.string().nullish(),
    dailyTokenBudget: z.number().nullish(),
  })
  .meta({ id: 'AssistantSettingsInput', fieldsOf: 'UpdateCompanyAssistantInput' });

interface Parts {
  companies: CompanyService;
  settings: AssistantSettingsService;
}

/** The calls about what a company lets its assistant say and cost. */
export const assistantSettingsRoutes = ({ companies, settings }: Parts): RestRoute[] => [
  restRoute({
    method: 'GET',
    path: PATH,
    access: ['admin', 'companyUser', 'apiKey'],
    tag: 'Company settings',
    summary: "Emergency numbers, office hours and token budget of the actor's company.",
    query: companyQuery,
    response: dataResponse(assistantSettingsResponse),
    handle: async (context, { query }) => ({
      data: toAssistantSettings(await companies.find(context, query.companyId)),
    }),
  }),
  restRoute({
    method: 'PUT',
    path: PATH,
    // No keys: a program must not send a person in danger to another number.
    access: ['admin', 'companyUser'],
    tag: 'Company settings',
    summary: "Changes emergency numbers and office hours of the actor's company.",
    query: companyQuery,
    body: settingsBody,
    response: changedResponse(assistantSettingsResponse),
    handle: async (context, { query, body }) => {
      const company = await settings.update(context, query.companyId, body);
      return {
        message: 'Assistant settings updated successfully',
        data: toAssistantSettings(company),
      };
    },
  }),
];
