import { z } from 'zod';
import { wrongField } from '../../../platform/errors/index.js';
import {
  changedResponse,
  dataResponse,
  deletedResponse,
  idParams,
  type RestRoute,
  restRoute,
} from '../../../platform/http/index.js';
import { companyUserReasons } from '../company-user.reasons.js';
import { MESSAGES } from '../members/member-messages.js';
import { toMemberData } from '../members/member.presenter.js';
import {
  companyPeopleResponse,
  everybodyResponse,
  memberResponse,
  sentInvitationResponse,
} from './member.responses.js';
import {
  createdMessage,
  listCompanyPeople,
  listEverybody,
  listQuery,
  type MemberServices,
  personBody,
  type RestScreen,
  sentAnswer,
  statusOfUser,
  text,
} from './member-rest.js';

const access = ['admin', 'apiKey'] as const;
const tag = 'Company users';

/** The page of one company spells a status in lower case, that of all companies in upper case. */
const ONE_COMPANY: RestScreen = { statusCase: 'lower' };
const ALL_COMPANIES: RestScreen = { statusCase: 'upper' };

const newPersonBody = {
  ...personBody,
  email: text,
  sendInvitation: z.boolean().nullish(),
  temporaryPassword: text,
  confirmPassword: text,
};
const companyFields = {
  companyId: text,
  managingCompanyId: text.describe('Another name of `companyId`, which counts if both are there.'),
};
const companyParams = z.object({ companyId: z.string() });
const userParams = z.object({ companyId: z.string(), userId: z.string() });
const invitationParams = z.object({ companyId: z.string(), invitationId: z.string() });

/** The calls of the console about the people of companies. */
export const adminPeopleRoutes = (services: MemberServices): RestRoute[] => [
  ...oneCompanyRoutes(services),
  ...allCompaniesRoutes(services),
  ...invitationRoutes(services),
];

/**
 * As it stands it could be the path of a user of all companies, `/admin/companies/company-users/{id}`,
 * called `users`. Tools refuse documents with two such paths.
 */
const ONE_COMPANYS_USERS = {
  path: '/admin/companies/:companyId/users',
  documentedAs: '/admin/companies/:companyId/:list',
  constants: { list: { type: 'string', const: 'users', description: 'Always `users`.' } },
} as const;

const oneCompanyRoutes = (services: MemberServices): RestRoute[] => [
  restRoute({
    method: 'GET',
    ...ONE_COMPANYS_USERS,
    access,
    tag,
    summary: 'Users of a company by name, and its open invitations.',
    params: companyParams,
    query: listQuery,
    response: dataResponse(companyPeopleResponse),
    handle: async (context, { params, query }) => ({
      data: await listCompanyPeople(services, context, { ...query, ...params }, ONE_COMPANY),
    }),
  }),
  restRoute({
    method: 'POST',
    ...ONE_COMPANYS_USERS,
    access,
    tag,
    summary: 'Invites a person to a company, or adds them with a first password.',
    params: companyParams,
    requires: ['firstName', 'lastName', 'email'],
    body: z.object(newPersonBody).meta({ fieldsOf: 'CreateCompanyUserInput' }),
    status: 201,
    response: changedResponse(sentInvitationResponse),
    handle: async (context, { params, body }) => {
      const sent = await services.members.create(context, body, params);
      return sentAnswer(context, sent, ONE_COMPANY, createdMessage(sent));
    },
  }),
  restRoute({
    method: 'PUT',
    path: '/admin/companies/:companyId/users/:userId',
    access,
    tag,
    summary: 'Changes names and role of a user.',
    params: userParams,
    requires: ['firstName', 'lastName'],
    body: z.object(personBody).meta({ fieldsOf: 'UpdateCompanyUserInput' }),
    response: changedResponse(memberResponse),
    handle: async (context, { params: { companyId, userId }, body }) => {
      const view = await services.changes.update(context, userId, body, { companyId });
      return { message: MESSAGES.updated, data: toMemberData(context.actor, view, 'lower') };
    },
  }),
  restRoute({
    method: 'PATCH',
    path: '/admin/companies/:companyId/users/:userId/status',
    access,
    tag,
    summary: 'Suspends or activates a user.',
    params: userParams,
    requires: ['action'],
    body: z.object({ action: text.describe('`SUSPEND` or `ACTIVATE`, in any case.') }),
    response: changedResponse(memberResponse),
    handle: async (context, { params: { companyId, userId }, body }) => {
      const action = readAction(body.action);
      const view = await services.changes.setStatus(context, userId, action, { companyId });
      const message = action === 'SUSPEND' ? MESSAGES.suspended : MESSAGES.activated;
      return { message, data: toMemberData(context.actor, view, 'lower') };
    },
  }),
  restRoute({
    method: 'DELETE',
    path: '/admin/companies/:companyId/users/:userId',
    access,
    tag,
    summary: 'Removes a user for good.',
    params: userParams,
    response: deletedResponse,
    handle: async (context, { params: { companyId, userId } }) => {
      await services.changes.delete(context, userId, { companyId });
      return { message: MESSAGES.deleted, data: { id: userId } };
    },
  }),
];

const allCompaniesRoutes = (services: MemberServices): RestRoute[] => [
  restRoute({
    method: 'GET',
    path: '/admin/companies/company-users',
    access,
    tag,
    summary: 'Users and open invitations of all companies in one list, by name.',
    query: listQuery,
    response: dataResponse(everybodyResponse),
    handle: async (context, { query }) => ({
      data: await listEverybody(services, context, query),
    }),
  }),
  restRoute({
    method: 'POST',
    path: '/admin/companies/company-users',
    access,
    tag,
    summary: 'Invites a person to the company that is named, or adds them with a first password.',
    requires: ['firstName', 'lastName', 'email'],
    body: z
      .object({ ...newPersonBody, ...companyFields, status: text })
      .meta({ fieldsOf: 'CreateCompanyUserInput' }),
    status: 201,
    response: changedResponse(sentInvitationResponse),
    handle: async (context, { body: { managingCompanyId, ...body } }) => {
      const input = { ...body, companyId: body.companyId ?? managingCompanyId };
      const sent = await services.members.create(context, input);
      return sentAnswer(context, sent, ALL_COMPANIES, createdMessage(sent));
    },
  }),
  restRoute({
    method: 'PUT',
    path: '/admin/companies/company-users/:id',
    access,
    tag,
    summary: 'Changes a user: names, address, role, status, company.',
    params: idParams,
    requires: ['firstName', 'lastName'],
    body: z
      .object({ ...personBody, ...companyFields, email: text, status: statusOfUser })
      .meta({ fieldsOf: 'UpdateCompanyUserInput' }),
    response: changedResponse(memberResponse),
    handle: async (context, { params, body: { managingCompanyId, ...body } }) => {
      const input = { ...body, companyId: body.companyId ?? managingCompanyId };
      const view = await services.changes.update(context, params.id, input);
      return { message: MESSAGES.updated, data: toMemberData(context.actor, view, 'upper') };
    },
  }),
  restRoute({
    method: 'DELETE',
    path: '/admin/companies/company-users/:id',
    access,
    tag,
    summary: 'Removes a user for good.',
    params: idParams,
    response: deletedResponse,
    handle: async (context, { params }) => {
      await services.changes.delete(context, params.id);
      return { message: MESSAGES.deleted, data: { id: params.id } };
    },
  }),
];

const invitationRoutes = ({ invitations }: MemberServices): RestRoute[] => [
  restRoute({
    method: 'POST',
    path: '/admin/companies/:companyId/invitations/:invitationId/resend',
    access,
    tag,
    summary: 'Mails an invitation again with a new link.',
    params: invitationParams,
    response: changedResponse(sentInvitationResponse),
    handle: async (context, { params: { companyId, invitationId } }) => {
      const sent = await invitations.resend(context, invitationId, { companyId });
      return sentAnswer(context, sent, ONE_COMPANY, MESSAGES.resent(sent.view.email));
    },
  }),
  restRoute({
    method: 'DELETE',
    path: '/admin/companies/:companyId/invitations/:invitationId',
    access,
    tag,
    summary: 'Takes an invitation back.',
    params: invitationParams,
    response: deletedResponse,
    handle: async (context, { params: { companyId, invitationId } }) => {
      await invitations.revoke(context, invitationId, { companyId });
      return { message: MESSAGES.revoked, data: { id: invitationId } };
    },
  }),
  restRoute({
    method: 'POST',
    path: '/admin/companies/invitations/:id/resend',
    access,
    tag,
    summary: 'Mails an invitation of any company again with a new link.',
    params: idParams,
    response: changedResponse(sentInvitationResponse),
    handle: async (context, { params }) => {
      const sent = await invitations.resend(context, params.id);
      return sentAnswer(context, sent, ALL_COMPANIES, MESSAGES.resent(sent.view.email));
    },
  }),
  restRoute({
    method: 'DELETE',
    path: '/admin/companies/invitations/:id',
    access,
    tag,
    summary: 'Takes an invitation of any company back.',
    params: idParams,
    response: deletedResponse,
    handle: async (context, { params }) => {
      await invitations.revoke(context, params.id);
      return { message: MESSAGES.revoked, data: { id: params.id } };
    },
  }),
];

function readAction(action: string | null | undefined): 'SUSPEND' | 'ACTIVATE' {
  const folded = action?.trim().toUpperCase();
  if (folded === 'SUSPEND' || folded === 'ACTIVATE') return folded;
  throw wrongField('action', companyUserReasons.SUSPEND_OR_ACTIVATE);
}
