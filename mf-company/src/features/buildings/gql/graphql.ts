/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which buildings a list has. */
export type BuildingFilter = {
  /** The company; for administrators, who have to say it. */
  companyId?: string | null | undefined;
  /** Exactly this external id. */
  externalId?: string | null | undefined;
  /** Part of name, street, postcode or city. */
  search?: string | null | undefined;
};

/** How buildings are sorted. */
export type BuildingSort = {
  /** Which end comes first. */
  direction: SortDirection;
  /** What they are sorted by. */
  field: BuildingSortField;
};

/** What buildings are sorted by. */
export type BuildingSortField =
  /** When the building was added. */
  | 'CREATED_AT'
  /** Name, those without one first; then street. */
  | 'NAME'
  /** Street and number, without regard to case. */
  | 'STREET';

/** A building to add. */
export type CreateBuildingInput = {
  /** City, at most 100 characters. */
  city?: string | null | undefined;
  /** The company; for administrators, who have to say it. */
  companyId?: string | null | undefined;
  /** What the company's other system calls it, at most 100 characters; each once at a company. Stays if it is left out; null or empty takes it away. */
  externalId?: string | null | undefined;
  /** What the company calls it, at most 100 characters. */
  name?: string | null | undefined;
  /** Postcode, at most 20 characters. */
  postcode?: string | null | undefined;
  /** Street and number, at most 300 characters. */
  street: string;
};

/** A flat to add. */
export type CreateFlatInput = {
  /** The building. */
  buildingId: string;
  /** What the company's other system calls it, at most 100 characters; each once at a company. Stays if it is left out; null or empty takes it away. */
  externalId?: string | null | undefined;
  /** Floor, at most 50 characters. */
  floor?: string | null | undefined;
  /** Number or place, at most 50 characters. */
  label: string;
};

/** Names the thing to delete. */
export type DeleteInput = {
  /** Id of the thing. */
  id: string;
};

/** Which end users a list has. */
export type EndUserFilter = {
  /** Only people of this building. */
  buildingId?: string | null | undefined;
  /** Only of this company; for administrators. Company users see their own only. */
  companyId?: string | null | undefined;
  /** Only the person with exactly this customer number. */
  externalId?: string | null | undefined;
  /** Only people of this flat. */
  flatId?: string | null | undefined;
  /** Only those who live there, or only those who have moved out. */
  residence?: EndUserResidence | null | undefined;
  /** Words that are all part of name, e-mail address, telephone number, address, apartment number or customer number. */
  search?: string | null | undefined;
  /** Only tenants or only owners. */
  type?: EndUserType | null | undefined;
};

/** Whether an end user lives there; the last day in the home counts. */
export type EndUserResidence =
  /** Lives there; no move-out is known, or it is to come. */
  | 'CURRENT'
  /** Has moved out. */
  | 'FORMER';

/** What an end user is to the home. */
export type EndUserType =
  /** Owns it. */
  | 'OWNER'
  /** Rents it. */
  | 'TENANT';

/** Two buildings of one company that are the same house. */
export type MergeBuildingsInput = {
  /** The building that goes. */
  id: string;
  /** The building that stays, with its name and address. */
  intoId: string;
};

/** Which end of a list comes first. */
export type SortDirection =
  /** Smallest first; names from A to Z. */
  | 'ASC'
  /** Largest first; the newest before the oldest. */
  | 'DESC';

/** A building as it shall be from now on. What is left out stays; null takes the name, postcode, city or external id away. */
export type UpdateBuildingInput = {
  /** City, at most 100 characters. */
  city?: string | null | undefined;
  /** What the company's other system calls it, at most 100 characters; each once at a company. Stays if it is left out; null or empty takes it away. */
  externalId?: string | null | undefined;
  /** The building. */
  id: string;
  /** What the company calls it, at most 100 characters. */
  name?: string | null | undefined;
  /** Postcode, at most 20 characters. */
  postcode?: string | null | undefined;
  /** Street and number, at most 300 characters. */
  street?: string | null | undefined;
};

/** A flat as it shall be from now on. */
export type UpdateFlatInput = {
  /** What the company's other system calls it, at most 100 characters; each once at a company. Stays if it is left out; null or empty takes it away. */
  externalId?: string | null | undefined;
  /** Floor, at most 50 characters. */
  floor?: string | null | undefined;
  /** The flat. */
  id: string;
  /** Number or place, at most 50 characters. */
  label: string;
};

export type BuildingRowFragment = { id: string, name: string | null, street: string, postcode: string | null, city: string | null, address: string, externalId: string | null, flatCount: number, tenantCount: number, ownerCount: number } & { ' $fragmentName'?: 'BuildingRowFragment' };

export type FlatRowFragment = { id: string, label: string, floor: string | null, externalId: string | null, tenantCount: number, ownerCount: number } & { ' $fragmentName'?: 'FlatRowFragment' };

export type PortalBuildingsQueryVariables = Exact<{
  first: number;
  offset: number;
  filter?: BuildingFilter | null | undefined;
  sort?: BuildingSort | null | undefined;
}>;


export type PortalBuildingsQuery = { buildings: { totalCount: number, edges: Array<{ node: { ' $fragmentRefs'?: { 'BuildingRowFragment': BuildingRowFragment } } }> } };

export type PortalBuildingQueryVariables = Exact<{
  id: string;
}>;


export type PortalBuildingQuery = { building: { ' $fragmentRefs'?: { 'BuildingRowFragment': BuildingRowFragment } }, flats: Array<{ ' $fragmentRefs'?: { 'FlatRowFragment': FlatRowFragment } }> };

export type PortalBuildingPeopleQueryVariables = Exact<{
  first: number;
  offset: number;
  filter: EndUserFilter;
}>;


export type PortalBuildingPeopleQuery = { endUsers: { totalCount: number, edges: Array<{ node: { id: string, fullName: string, type: EndUserType, email: string, phone: string, apartmentNumber: string } }> } };

export type PortalMergeChoicesQueryVariables = Exact<{
  companyId?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type PortalMergeChoicesQuery = { buildings: { edges: Array<{ node: { id: string, name: string | null, address: string } }> } };

export type CreatePortalBuildingMutationVariables = Exact<{
  input: CreateBuildingInput;
}>;


export type CreatePortalBuildingMutation = { createBuilding: { building: { ' $fragmentRefs'?: { 'BuildingRowFragment': BuildingRowFragment } } } };

export type UpdatePortalBuildingMutationVariables = Exact<{
  input: UpdateBuildingInput;
}>;


export type UpdatePortalBuildingMutation = { updateBuilding: { building: { ' $fragmentRefs'?: { 'BuildingRowFragment': BuildingRowFragment } } } };

export type MergePortalBuildingsMutationVariables = Exact<{
  input: MergeBuildingsInput;
}>;


export type MergePortalBuildingsMutation = { mergeBuildings: { building: { ' $fragmentRefs'?: { 'BuildingRowFragment': BuildingRowFragment } } } };

export type DeletePortalBuildingMutationVariables = Exact<{
  input: DeleteInput;
}>;


export type DeletePortalBuildingMutation = { deleteBuilding: { deletedId: string } };

export type CreatePortalFlatMutationVariables = Exact<{
  input: CreateFlatInput;
}>;


export type CreatePortalFlatMutation = { createFlat: { flat: { ' $fragmentRefs'?: { 'FlatRowFragment': FlatRowFragment } } } };

export type UpdatePortalFlatMutationVariables = Exact<{
  input: UpdateFlatInput;
}>;


export type UpdatePortalFlatMutation = { updateFlat: { flat: { ' $fragmentRefs'?: { 'FlatRowFragment': FlatRowFragment } } } };

export type DeletePortalFlatMutationVariables = Exact<{
  input: DeleteInput;
}>;


export type DeletePortalFlatMutation = { deleteFlat: { deletedId: string } };

export const BuildingRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BuildingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Building"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"flatCount"}},{"kind":"Field","name":{"kind":"Name","value":"tenantCount"}},{"kind":"Field","name":{"kind":"Name","value":"ownerCount"}}]}}]} as unknown as DocumentNode<BuildingRowFragment, unknown>;
export const FlatRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FlatRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Flat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"tenantCount"}},{"kind":"Field","name":{"kind":"Name","value":"ownerCount"}}]}}]} as unknown as DocumentNode<FlatRowFragment, unknown>;
export const PortalBuildingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalBuildings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BuildingFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BuildingSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buildings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BuildingRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BuildingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Building"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"flatCount"}},{"kind":"Field","name":{"kind":"Name","value":"tenantCount"}},{"kind":"Field","name":{"kind":"Name","value":"ownerCount"}}]}}]} as unknown as DocumentNode<PortalBuildingsQuery, PortalBuildingsQueryVariables>;
export const PortalBuildingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalBuilding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"building"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BuildingRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"flats"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"buildingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FlatRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BuildingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Building"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"flatCount"}},{"kind":"Field","name":{"kind":"Name","value":"tenantCount"}},{"kind":"Field","name":{"kind":"Name","value":"ownerCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FlatRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Flat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"tenantCount"}},{"kind":"Field","name":{"kind":"Name","value":"ownerCount"}}]}}]} as unknown as DocumentNode<PortalBuildingQuery, PortalBuildingQueryVariables>;
export const PortalBuildingPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalBuildingPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndUserFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"apartmentNumber"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PortalBuildingPeopleQuery, PortalBuildingPeopleQueryVariables>;
export const PortalMergeChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalMergeChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buildings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PortalMergeChoicesQuery, PortalMergeChoicesQueryVariables>;
export const CreatePortalBuildingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePortalBuilding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateBuildingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBuilding"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"building"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BuildingRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BuildingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Building"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"flatCount"}},{"kind":"Field","name":{"kind":"Name","value":"tenantCount"}},{"kind":"Field","name":{"kind":"Name","value":"ownerCount"}}]}}]} as unknown as DocumentNode<CreatePortalBuildingMutation, CreatePortalBuildingMutationVariables>;
export const UpdatePortalBuildingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePortalBuilding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateBuildingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBuilding"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"building"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BuildingRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BuildingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Building"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"flatCount"}},{"kind":"Field","name":{"kind":"Name","value":"tenantCount"}},{"kind":"Field","name":{"kind":"Name","value":"ownerCount"}}]}}]} as unknown as DocumentNode<UpdatePortalBuildingMutation, UpdatePortalBuildingMutationVariables>;
export const MergePortalBuildingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergePortalBuildings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MergeBuildingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeBuildings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"building"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BuildingRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BuildingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Building"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"flatCount"}},{"kind":"Field","name":{"kind":"Name","value":"tenantCount"}},{"kind":"Field","name":{"kind":"Name","value":"ownerCount"}}]}}]} as unknown as DocumentNode<MergePortalBuildingsMutation, MergePortalBuildingsMutationVariables>;
export const DeletePortalBuildingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePortalBuilding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteBuilding"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<DeletePortalBuildingMutation, DeletePortalBuildingMutationVariables>;
export const CreatePortalFlatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePortalFlat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateFlatInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createFlat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"flat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FlatRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FlatRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Flat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"tenantCount"}},{"kind":"Field","name":{"kind":"Name","value":"ownerCount"}}]}}]} as unknown as DocumentNode<CreatePortalFlatMutation, CreatePortalFlatMutationVariables>;
export const UpdatePortalFlatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePortalFlat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateFlatInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateFlat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"flat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FlatRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FlatRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Flat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"tenantCount"}},{"kind":"Field","name":{"kind":"Name","value":"ownerCount"}}]}}]} as unknown as DocumentNode<UpdatePortalFlatMutation, UpdatePortalFlatMutationVariables>;
export const DeletePortalFlatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePortalFlat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFlat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<DeletePortalFlatMutation, DeletePortalFlatMutationVariables>;