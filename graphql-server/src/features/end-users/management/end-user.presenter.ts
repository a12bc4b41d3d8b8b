import { type EndUserView, fullNameOf } from './end-user-view.js';
import type { EndUserObject, EndUserTypeEnum } from './end-user-management.type.js';

/** An end user for GraphQL. */
export const presentEndUser = (view: EndUserView): EndUserObject => ({
  ...toFields(view),
  type: view.type as EndUserTypeEnum,
  authNumber: view.authNumber ?? '',
});

/** An end user for REST. */
export const toEndUserData = (view: EndUserView) => ({
  ...toFields(view),
  managingCompanyId: view.companyId,
});

const toFields = (view: EndUserView) => ({
  id: view.id,
  type: view.type,
  firstName: view.firstName,
  lastName: view.lastName,
  fullName: fullNameOf(view),
  email: view.email,
  phone: view.phone,
  address: view.address,
  apartmentNumber: view.apartmentNumber,
  roomIndication: view.roomIndication,
  authNumber: view.authNumber,
  managingCompany: { id: view.companyId, name: view.companyName },
  createdAt: view.createdAt,
});
