/** A building as the staff sees it. */
export interface BuildingView {
  id: string;
  companyId: string;
  companyName: string;
  name: string | null;
  street: string;
  postcode: string | null;
  city: string | null;
  externalId: string | null;
  flatCount: number;
  tenantCount: number;
  ownerCount: number;
  createdAt: Date;
}

/** A flat as the staff sees it. */
export interface FlatView {
  id: string;
  buildingId: string;
  label: string;
  floor: string | null;
  externalId: string | null;
  tenantCount: number;
  ownerCount: number;
}

/** What can be asked of the list. */
export interface BuildingFilter {
  companyId?: string | null | undefined;
  /** Part of name, street, postcode or city. */
  search?: string | null | undefined;
  /** As a whole. */
  externalId?: string | null | undefined;
}

export interface BuildingSort {
  field: 'STREET' | 'NAME' | 'CREATED_AT';
  direction: 'ASC' | 'DESC';
}

/** The parts of an address. */
export interface AddressParts {
  street: string;
  postcode?: string | null | undefined;
  city?: string | null | undefined;
}

/** An address in one line, as the building's people have it. */
export const addressOf = ({ street, postcode, city }: AddressParts): string =>
  [street, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
