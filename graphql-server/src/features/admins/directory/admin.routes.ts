import { z } from 'zod';
import {
  changedResponse,
  dataResponse,
  idParams,
  messageResponse,
  type RestRoute,
  restRoute,
} from '../../../platform/http/index.js';
import { adminResponse } from '../admin.responses.js';
import { presentAdmin } from '../admin.presenter.js';
import type { AdminDirectory } from './admin-directory.service.js';
import type { AdminInvitations } from './admin-invitation.service.js';
import { DIRECTORY_TEXTS } from './directory-texts.js';

/** The documented list has no pages; no installation has more administrators than this. */
const ALL = 1_000;

const text = z.string().catch('');

/** Administrators and the figures of their start page. */
export function adminRoutes(directory: AdminDirectory, invitations: AdminInvitations) {
  const shared = { access: ['admin'], tag: 'Administrators' } as const;
  return [
    restRoute({
      ...shared,
      method: 'GET',
      path: '/admin/dashboard/stats',
      summary: 'Numbers of companies, tenants and owners',
      response: dataResponse(
        z
          .object({ companyCount: z.int(), tenantCount: z.int(), ownerCount: z.int() })
          .meta({ fieldsOf: 'AdminDashboard' }),
      ),
      handle: async (context) => ({ data: await directory.dashboard(context) }),
    }),
    restRoute({
      ...shared,
      method: 'GET',
      path: '/admin/users',
      summary: 'All administrators, pending ones included',
      query: z.object({ search: z.string().optional() }),
      response: dataResponse(z.array(adminResponse)),
      handle: async (context, { query }) => {
        const request = { page: { first: ALL }, search: query.search, mostEntries: ALL };
        const { rows } = await directory.list(context, request);
        return { data: rows.slice(0, ALL).map(presentAdmin) };
      },
    }),
    restRoute({
      ...shared,
      method: 'POST',
      path: '/auth/invite-admin',
      summary: 'Invites a person to become an administrator',
      requires: ['email'],
      body: z.object({ email: text }).meta({ fieldsOf: 'InviteAdminInput' }),
      response: changedResponse(
        z.object({ invitationLink: z.url() }).meta({ fieldsOf: 'InviteAdminPayload' }),
      ),
      handle: async (context, { body }) => {
        const { invitationLink } = await invitations.invite(context, body);
        return { message: DIRECTORY_TEXTS.invited, data: { invitationLink } };
      },
    }),
    restRoute({
      ...shared,
      method: 'PUT',
      path: '/admin/users/:id',
      summary: 'Changes an administrator',
      description:
        'Your own address and password can be changed within ten minutes after the sign-in; later, `currentPassword` has to be sent too (400, `PROOF_REQUIRED`).',
      params: idParams,
      requires: ['firstName', 'lastName', 'email'],
      body: z
        .object({
          firstName: text,
          lastName: text,
          email: text,
          password: z.string().nullish(),
          currentPassword: z.string().nullish().describe('Your own password, as proof.'),
        })
        .meta({ fieldsOf: 'UpdateAdminInput' }),
      response: changedResponse(adminResponse),
      handle: async (context, { params, body: { currentPassword, ...changes } }) => {
        const proof = currentPassword ? { password: currentPassword } : undefined;
        const admin = await directory.update(context, params.id, changes, proof);
        return { message: DIRECTORY_TEXTS.updated, data: presentAdmin(admin) };
      },
    }),
    restRoute({
      ...shared,
      method: 'DELETE',
      path: '/admin/users/:id',
      summary: 'Deletes an administrator',
      params: idParams,
      response: messageResponse,
      handle: async (context, { params }) => {
        await directory.delete(context, params.id);
        return { message: DIRECTORY_TEXTS.deleted };
      },
    }),
  ] satisfies RestRoute[];
}
