import { toAdminProfile } from '../admins/index.js';
import { toCompanyUserProfile } from '../company-users/index.js';
import { toEndUserProfile } from '../end-users/index.js';
import type {
  AdminViewer,
  AnonymousViewer,
  ApiKeyViewer,
  CompanyUserViewer,
  EndUserViewer,
} from './viewer.type.js';
import type { ViewerView } from './viewer.service.js';

type PresentedViewer =
  | AdminViewer
  | AnonymousViewer
  | ApiKeyViewer
  | CompanyUserViewer
  | EndUserViewer;

/** The viewer as clients see them. */
export function presentViewer(view: ViewerView): PresentedViewer {
  switch (view.kind) {
    case 'anonymous':
      return { kind: 'ANONYMOUS', permissions: [] };
    case 'endUser':
      return {
        kind: 'END_USER',
        permissions: [],
        endUser: toEndUserProfile(view.endUser),
      };
    case 'admin': {
      const { permissions, twoFactorEnabled } = view;
      const admin = toAdminProfile(view.admin);
      return { kind: 'ADMIN', permissions, twoFactorEnabled, admin };
    }
    case 'companyUser': {
      const { permissions, twoFactorEnabled } = view;
      const companyUser = toCompanyUserProfile(view.companyUser);
      return { kind: 'COMPANY_USER', permissions, twoFactorEnabled, companyUser };
    }
    case 'apiKey': {
      const { id, name, company, expiresAt } = view.apiKey;
      const apiKey = { id, name, managingCompany: company, expiresAt };
      return { kind: 'API_KEY', permissions: view.permissions, apiKey };
    }
  }
}
