import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../platform/graphql/index.js';
import { ROLE_TEXTS } from './permission-texts.js';
import { presentAvailablePermissions, presentRole } from './permission.presenter.js';
import type { PermissionService } from './permission.service.js';
import {
  ResetRolePermissionsInput,
  RolePermissionsOverview,
  RolePermissionsPayload,
  UpdateRolePermissionsInput,
} from './permission.type.js';

@Resolver()
export class PermissionResolver {
  readonly #permissions: PermissionService;

  constructor(permissions: PermissionService) {
    this.#permissions = permissions;
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => RolePermissionsOverview, {
    description:
      'What the roles of a company may do. For administrators, and company users with `settings.roles`. Errors: FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (an administrator gave no company).',
  })
  async rolePermissions(
    @Arg('companyId', () => ID, {
      nullable: true,
      description: 'The company; for administrators, who have to say it.',
    })
    companyId: string | null,
    @Ctx() { request }: GraphqlContext,
  ): Promise<RolePermissionsOverview> {
    const roles = await this.#permissions.listRoles(request, companyId);
    return {
      roles: roles.map(presentRole),
      availablePermissions: presentAvailablePermissions(),
    };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => RolePermissionsPayload, {
    description:
      'Gives a role a set of its own. It is in force at once for everybody who has the role. Users cannot give what they do not have, or change their own role. Errors: FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (unknown permission).',
  })
  async updateRolePermissions(
    @Arg('input', () => UpdateRolePermissionsInput, { description: 'The role and its set.' })
    input: UpdateRolePermissionsInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<RolePermissionsPayload> {
    const role = presentRole(await this.#permissions.update(request, input));
    return { message: updatedMessage(role.label), role };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => RolePermissionsPayload, {
    description:
      'Lets the defaults hold for a role again. Errors: FORBIDDEN, NOT_FOUND, BAD_USER_INPUT.',
  })
  async resetRolePermissions(
    @Arg('input', () => ResetRolePermissionsInput, { description: 'The role.' })
    input: ResetRolePermissionsInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<RolePermissionsPayload> {
    const role = presentRole(await this.#permissions.reset(request, input));
    return { message: `Permissions for ${ROLE_TEXTS[role.role].label} role reset`, role };
  }
}

const updatedMessage = (label: string) => `Permissions for ${label} role updated successfully!`;
