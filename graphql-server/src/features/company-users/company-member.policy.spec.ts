import { type CompanyRole, DEFAULT_PERMISSIONS, type Permission } from '@hausgeist/schema';
import { describe, expect, it } from 'vitest';
import type { AdminActor, ApiKeyActor, CompanyUserActor } from '../../platform/context/index.js';
import {
  isSelf,
  mayGivePassword,
  mayHandle,
  mayMove,
  maySeeInvitationLink,
  mayUseMembers,
  type MemberAction,
} from './company-member.policy.js';

const admin: AdminActor = {
  kind: 'admin',
  adminId: 'p',
  name: 'Pia Platz',
  email: 'p@platform.example',
  sessionId: 's',
};

const companyUser = (
  role: CompanyRole,
  permissions: readonly Permission[] = DEFAULT_PERMISSIONS[role],
): CompanyUserActor => ({
  kind: 'companyUser',
  companyUserId: role,
  name: role,
  email: 'x@verwaltung.example',
  companyId: 'a',
  role,
  permissions: new Set(permissions),
  sessionId: 's',
});

const apiKey = (...permissions: Permission[]): ApiKeyActor => ({
  kind: 'apiKey',
  apiKeyId: 'k',
  name: 'Abgleich',
  prefix: 'hgk_abcdef',
  companyId: null,
  permissions: new Set(permissions),
  validUntil: new Date(),
});

const ACTIONS: MemberAction[] = ['view', 'invite', 'edit', 'remove'];

describe('company member policy', () => {
  it('lets administrators of the platform and of the company do everything', () => {
    for (const action of ACTIONS) {
      expect(mayUseMembers(admin, action)).toBe(true);
      expect(mayUseMembers(companyUser('COMPANY_ADMIN', []), action)).toBe(true);
    }
  });

  it.each([
    ['team.view', 'view'],
    ['team.invite', 'invite'],
    ['team.manage', 'edit'],
    ['team.remove', 'remove'],
  ] as const)('asks for %s to %s on the team screen', (permission, action) => {
    const actor = companyUser('COMPANY_STAFF', [permission]);
    expect(ACTIONS.filter((one) => mayUseMembers(actor, one, ['team']))).toEqual([action]);
    expect(ACTIONS.some((one) => mayUseMembers(actor, one, ['settings']))).toBe(false);
  });

  it('asks for the settings permissions on the settings screen', () => {
    const reader = companyUser('COMPANY_STAFF', ['settings.view']);
    const editor = companyUser('COMPANY_STAFF', ['settings.edit']);
    expect(ACTIONS.filter((one) => mayUseMembers(reader, one))).toEqual(['view']);
    expect(ACTIONS.filter((one) => mayUseMembers(editor, one))).toEqual([
      'invite',
      'edit',
      'remove',
    ]);
    expect(mayUseMembers(editor, 'invite', ['team'])).toBe(false);
  });

  it('lets nobody hand out or touch more than they have', () => {
    expect(mayHandle(companyUser('COMPANY_MANAGER'), 'COMPANY_ADMIN')).toBe(false);
    expect(mayHandle(companyUser('COMPANY_MANAGER'), 'COMPANY_MANAGER')).toBe(true);
    expect(mayHandle(companyUser('COMPANY_STAFF'), 'COMPANY_MANAGER')).toBe(false);
    expect(mayHandle(companyUser('COMPANY_ADMIN'), 'COMPANY_ADMIN')).toBe(true);
    expect(mayHandle(admin, 'COMPANY_ADMIN')).toBe(true);
  });

  it('knows oneself, also where ids of two tables agree', () => {
    expect(isSelf(companyUser('COMPANY_STAFF'), 'COMPANY_STAFF')).toBe(true);
    expect(isSelf(admin, 'p')).toBe(false);
  });

  it('keeps moving people and links to those who could do it anyway', () => {
    expect(mayMove(companyUser('COMPANY_ADMIN'))).toBe(false);
    expect(mayMove(admin)).toBe(true);
    expect(maySeeInvitationLink(companyUser('COMPANY_MANAGER'))).toBe(false);
    expect(maySeeInvitationLink(companyUser('COMPANY_ADMIN'))).toBe(true);
  });

  it('lets a key do what it names, to nobody who administers a company, and as nobody else', () => {
    const key = apiKey('team.invite', 'team.manage', 'team.remove');
    expect(ACTIONS.filter((one) => mayUseMembers(key, one))).toEqual(['invite', 'edit', 'remove']);
    expect(mayHandle(key, 'COMPANY_MANAGER')).toBe(true);
    expect(mayHandle(key, 'COMPANY_ADMIN')).toBe(false);
    expect([mayMove(key), maySeeInvitationLink(key), mayGivePassword(key)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(mayGivePassword(companyUser('COMPANY_STAFF'))).toBe(true);
    expect(isSelf(key, 'k')).toBe(false);
  });
});
