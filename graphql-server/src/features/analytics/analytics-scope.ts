import type { SqlPart } from '../../platform/lists/index.js';

/** The one company whose figures are asked for, and of it perhaps one building alone; undefined for all. */
export type Scope = { companyId: string; buildingId?: string | undefined } | undefined;

/** A condition for rows with the company in this column. */
export const ofCompany = (scope: Scope, column: string): SqlPart =>
  scope ? { sql: `${column} = ?`, params: [scope.companyId] } : { sql: 'true', params: [] };

/** A condition for rows with the tenant or owner in this column: those who live in the building now. */
export const ofBuilding = (scope: Scope, column: string): SqlPart =>
  scope?.buildingId
    ? {
        sql: `${column} in (select id from end_user where managing_company_id = ? and building_id = ?)`,
        params: [scope.companyId, scope.buildingId],
      }
    : { sql: 'true', params: [] };

/** A condition for rows with the conversation in this column. */
export function ofConversations(scope: Scope, column: string): SqlPart {
  if (!scope?.buildingId) return { sql: 'true', params: [] };
  const people = ofBuilding(scope, 'end_user_id');
  return {
    sql: `${column} in (select id from conversation where company_id = ? and ${people.sql})`,
    params: [scope.companyId, ...people.params],
  };
}
