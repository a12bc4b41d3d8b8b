import type { BuildingRowFragment, FlatRowFragment } from '../features/buildings/gql/graphql';

/** A building as the server gives it. */
export const aBuilding = (overrides: Partial<BuildingRowFragment> = {}) => ({
  __typename: 'Building' as const,
  id: 'building-1',
  name: 'Hafenhof',
  street: 'Kai 3',
  postcode: '20457',
  city: 'Hamburg',
  address: 'Kai 3, 20457 Hamburg',
  externalId: null,
  flatCount: 2,
  tenantCount: 3,
  ownerCount: 1,
  ...overrides,
});

/** A flat as the server gives it. */
export const aFlat = (overrides: Partial<FlatRowFragment> = {}) => ({
  __typename: 'Flat' as const,
  id: 'flat-1',
  label: '4. OG links',
  floor: '4',
  externalId: null,
  tenantCount: 2,
  ownerCount: 1,
  ...overrides,
});

const aResident = {
  __typename: 'EndUser',
  ...{ id: 'end-user-1', fullName: 'Ida Berger', type: 'TENANT', email: 'ida@mieter.example' },
  ...{ phone: '040 1', apartmentNumber: '4. OG links' },
};

const page = (rows: readonly object[]) => ({
  totalCount: rows.length,
  edges: rows.map((node) => ({ node })),
});

/** What the portal is told of buildings. */
export class FakeBuildings {
  buildings: ReturnType<typeof aBuilding>[] = [aBuilding()];
  /** How many there are at the server, if it has more than it names. */
  total: number | undefined;
  flats: ReturnType<typeof aFlat>[] = [
    aFlat(),
    aFlat({ id: 'flat-2', label: 'Laden', floor: null, tenantCount: 0, ownerCount: 0 }),
  ];
  people: object[] = [aResident];

  /** The answer; undefined for what is not asked of buildings. */
  answer(name: string, input: Readonly<Record<string, unknown>>) {
    const message = 'OK';
    switch (name) {
      case 'PortalBuildings':
      case 'PortalMergeChoices':
        return { buildings: page(this.buildings) };
      case 'PortalBuildingChoices':
        return {
          buildings: { ...page(this.buildings), totalCount: this.total ?? this.buildings.length },
        };
      case 'PortalChosenBuildings':
        return { nodes: this.buildings };
      case 'PortalBuilding':
        return { building: this.#building(), flats: this.flats };
      case 'PortalBuildingPeople':
        return { endUsers: page(this.people) };
      case 'CreatePortalBuilding':
        return { createBuilding: { message, building: aBuilding({ ...input, id: 'building-9' }) } };
      case 'UpdatePortalBuilding':
        return { updateBuilding: { message, building: { ...this.#building(), ...input } } };
      case 'MergePortalBuildings':
        return { mergeBuildings: { message, building: this.#building() } };
      case 'DeletePortalBuilding':
        return { deleteBuilding: { message, deletedId: input['id'] } };
      case 'CreatePortalFlat':
        return { createFlat: { message, flat: aFlat({ ...input, id: 'flat-9' }) } };
      case 'UpdatePortalFlat':
        return { updateFlat: { message, flat: aFlat(input) } };
      case 'DeletePortalFlat':
        return { deleteFlat: { message, deletedId: input['id'] } };
      default:
        return undefined;
    }
  }

  #building() {
    return this.buildings[0] ?? aBuilding();
  }
}
