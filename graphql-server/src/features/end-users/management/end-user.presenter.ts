import { detailsOf } from '../end-user-details.js';
import { type EndUserView, fullNameOf } from './end-user-view.js';
import type { EndUserObject } from './end-user-management.type.js';

/** An end user for GraphQL. */
export const presentEndUser = (view: EndUserView): EndUserObject => toFields(view);

/** An end user for REST. */
export const toEndUserData = (view: EndUserView) => ({
  ...toFields(view),
  managingCompanyId: view.companyId,
});

const toFields = (view: EndUserView) =>
  Object.assign({ id: view.id }, detailsOf(view), {
    fullName: fullNameOf(view),
    authNumber: view.authNumber,
    managingCompany: { id: view.companyId, name: view.companyName },
    buildingId: view.buildingId,
    flatId: view.flatId,
    revision: view.revision,
    createdAt: view.createdAt,
  });
