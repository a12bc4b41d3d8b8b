import {
  COMPANY_ROLES,
  type CompanyRole,
  DEFAULT_PERMISSIONS,
  type Permission,
} from '@hausgeist/schema';
import type { ManagingActor, RequestContext } from '../../platform/context/index.js';
import { type EntityManager, transactional } from '../../platform/database/index.js';
import { wrongField } from '../../platform/errors/index.js';
import type { EventBus } from '../../platform/events/index.js';
import { announceViewerChange } from '../../platform/viewer-changes/index.js';
import type { AuditAction, AuditLog } from '../audit/index.js';
import { findCompany, lockCompany, requireCurrentActor } from '../companies/index.js';
import { requireKnownPermissions } from './grouped-permissions.js';
import { canEditRole, requireGrant, rolesToView } from './permission.policy.js';
import { permissionReasons } from './permission.reasons.js';
import {
  deleteRolePermissions,
  findRoleStates,
  type RoleState,
  storeRolePermissions,
} from './permission.repository.js';

/** A role with whether the actor may change it. */
export interface RoleView extends RoleState {
  canEdit: boolean;
}

/** Names a role; `companyId` is for administrators. */
export interface RoleSelection {
  companyId?: string | null | undefined;
  role: string;
}

interface Dependencies {
  audit: AuditLog;
  events: EventBus;
}

/** What the roles of a company may do. */
export class PermissionService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** All roles of the actor's company, or of the one that an administrator names. */
  async listRoles(
    { actor, em }: RequestContext,
    companyId: string | null | undefined,
  ): Promise<RoleView[]> {
    const selected = rolesToView(actor, companyId);
    await findCompany(em, selected.companyId);
    const states = await findRoleStates(em, selected.companyId);
    return states.map((state) => toView(selected.manager, state));
  }

  /** Gives a role a set of its own; everybody who has the role is told at once. */
  async update(
    context: RequestContext,
    { permissions, ...selection }: RoleSelection & { permissions: readonly string[] },
  ): Promise<RoleView> {
    const known = requireKnownPermissions(permissions);
    return this.#change(context, selection, known, async (tx, companyId, role) => {
      await storeRolePermissions(tx, companyId, role, known);
      return 'role.permissions-updated';
    });
  }

  /** Lets the defaults hold for a role again. */
  async reset(context: RequestContext, selection: RoleSelection): Promise<RoleView> {
    const defaults = DEFAULT_PERMISSIONS[requireRole(selection.role)];
    return this.#change(context, selection, defaults, async (tx, companyId, role) => {
      await deleteRolePermissions(tx, companyId, role);
      return 'role.permissions-reset';
    });
  }

  async #change(
    context: RequestContext,
    selection: RoleSelection,
    next: readonly Permission[],
    write: (tx: EntityManager, companyId: string, role: CompanyRole) => Promise<AuditAction>,
  ): Promise<RoleView> {
    const role = requireRole(selection.role);
    const { manager, companyId } = rolesToView(context.actor, selection.companyId);
    const { audit, events } = this.#deps;
    return transactional(context.em, async (tx) => {
      // Two changes of one company take turns, so that each is judged by what the other left.
      const company = await lockCompany(tx, companyId);
      await requireCurrentActor(tx, manager);
      const before = stateOf(role, await findRoleStates(tx, companyId)).permissions;
      const added = without(next, before);
      requireGrant(manager, role, added);
      const action = await write(tx, companyId, role);
      const details = { role, added, removed: without(before, next) };
      await audit.record(context, tx, action, { company }, details);
      announceViewerChange(tx, events, { companyId, role });
      return toView(manager, stateOf(role, await findRoleStates(tx, companyId)));
    });
  }
}

const toView = (actor: ManagingActor, state: RoleState): RoleView => ({
  ...state,
  canEdit: canEditRole(actor, state.role),
});

const without = (set: readonly Permission[], others: readonly Permission[]) =>
  set.filter((permission) => !others.includes(permission));

function stateOf(role: CompanyRole, states: readonly RoleState[]): RoleState {
  const state = states.find((candidate) => candidate.role === role);
  if (!state) throw new Error(`The role ${role} is missing.`);
  return state;
}

function requireRole(role: string): CompanyRole {
  const known = COMPANY_ROLES.find((candidate) => candidate === role);
  if (known) return known;
  const { ROLE_REQUIRED, ROLE_UNKNOWN } = permissionReasons;
  throw wrongField('role', role === '' ? ROLE_REQUIRED : ROLE_UNKNOWN);
}
