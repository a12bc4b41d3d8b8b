import { z } from 'zod';
import { companyOf, requireManaging } from '../../../platform/context/index.js';
import {
  changedResponse,
  dataResponse,
  deletedResponse,
  idParams,
  type RestRoute,
  restRoute,
} from '../../../platform/http/index.js';
import { MESSAGES } from '../members/member-messages.js';
import { toMemberData } from '../members/member.presenter.js';
import {
  companyPeopleResponse,
  memberResponse,
  sentInvitationResponse,
} from './member.responses.js';
import {
  companyQuery,
  createdMessage,
  listCompanyPeople,
  listQuery,
  type MemberServices,
  personBody,
  type RestScreen,
  sentAnswer,
  statusOfUser,
  text,
} from './member-rest.js';

/** One of the two screens of the company portal. */
interface PortalScreen extends RestScreen {
  tag: string;
  /** Path of the users. */
  users: string;
  /** Path for inviting a person. */
  invite: string;
  invitations: string;
}

const TEAM: PortalScreen = {
  tag: 'Team',
  users: '/company/team',
  invite: '/company/team/invite',
  invitations: '/company/team/invitations',
  screens: ['team'],
  statusCase: 'lower',
};

const SETTINGS: PortalScreen = {
  tag: 'Company settings',
  users: '/company/settings/users',
  invite: '/company/settings/users/invite',
  invitations: '/company/settings/invitations',
  screens: ['settings'],
  statusCase: 'upper',
};

const access = ['admin', 'companyUser', 'apiKey'] as const;
const inviteBody = z
  .object({ ...personBody, email: text })
  .meta({ id: 'CompanyUserInvitationInput', fieldsOf: 'CreateCompanyUserInput' });

/** The calls of the team screen and of the settings screen about the people of a company. */
export const companyPeopleRoutes = (services: MemberServices): RestRoute[] =>
  [TEAM, SETTINGS].flatMap((screen) => [
    ...userRoutes(services, screen),
    ...invitationRoutes(services, screen),
  ]);

function userRoutes(services: MemberServices, screen: PortalScreen): RestRoute[] {
  const { tag, users, invite, screens, statusCase } = screen;
  const isSettings = screen === SETTINGS;
  return [
    restRoute({
      method: 'GET',
      path: users,
      access,
      tag,
      summary: 'Users of the company by name, and its open invitations.',
      query: listQuery,
      response: dataResponse(companyPeopleResponse),
      handle: async (context, { query }) => ({
        data: await listCompanyPeople(services, context, query, screen),
      }),
    }),
    restRoute({
      method: 'POST',
      path: invite,
      access,
      tag,
      summary: 'Invites a person to the company.',
      query: companyQuery,
      requires: ['firstName', 'lastName', 'email'],
      body: inviteBody,
      status: 201,
      response: changedResponse(sentInvitationResponse),
      handle: async (context, { query, body }) => {
        const companyId = companyOf(requireManaging(context.actor), query.companyId);
        const sent = await services.members.create(context, body, { companyId, screens });
        return sentAnswer(context, sent, screen, createdMessage(sent));
      },
    }),
    restRoute({
      method: 'PUT',
      path: `${users}/:id`,
      access,
      tag,
      summary: isSettings
        ? 'Changes names, role and status of a user.'
        : 'Changes names and role of a user.',
      params: idParams,
      query: companyQuery,
      requires: ['firstName', 'lastName'],
      body: z
        .object({ ...personBody, status: statusOfUser })
        .meta({ fieldsOf: 'UpdateCompanyUserInput' }),
      response: changedResponse(memberResponse),
      handle: async (context, { params, query, body: { status, ...person } }) => {
        const body = isSettings ? { ...person, status } : person;
        const scope = { companyId: query.companyId, screens };
        const view = await services.changes.update(context, params.id, body, scope);
        return { message: MESSAGES.updated, data: toMemberData(context.actor, view, statusCase) };
      },
    }),
    restRoute({
      method: 'DELETE',
      path: `${users}/:id`,
      access,
      tag,
      summary: 'Removes a user for good.',
      params: idParams,
      query: companyQuery,
      response: deletedResponse,
      handle: async (context, { params, query }) => {
        const scope = { companyId: query.companyId, screens };
        await services.changes.delete(context, params.id, scope);
        return { message: MESSAGES.deleted, data: { id: params.id } };
      },
    }),
  ];
}

function invitationRoutes(services: MemberServices, screen: PortalScreen): RestRoute[] {
  const { tag, invitations, screens } = screen;
  return [
    restRoute({
      method: 'POST',
      path: `${invitations}/:id/resend`,
      access,
      tag,
      summary: 'Mails an invitation again with a new link.',
      params: idParams,
      query: companyQuery,
      response: changedResponse(sentInvitationResponse),
      handle: async (context, { params, query }) => {
        const scope = { companyId: query.companyId, screens };
        const sent = await services.invitations.resend(context, params.id, scope);
        return sentAnswer(context, sent, screen, MESSAGES.resent(sent.view.email));
      },
    }),
    restRoute({
      method: 'DELETE',
      path: `${invitations}/:id`,
      access,
      tag,
      summary: 'Takes an invitation back.',
      params: idParams,
      query: companyQuery,
      response: deletedResponse,
      handle: async (context, { params, query }) => {
        const scope = { companyId: query.companyId, screens };
        await services.invitations.revoke(context, params.id, scope);
        return { message: MESSAGES.revoked, data: { id: params.id } };
      },
    }),
  ];
}
