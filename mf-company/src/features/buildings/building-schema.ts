import { required } from '@hausgeist/staff-kit';
import * as z from 'zod/mini';

const optional = z.string().check(z.trim());

/** What a form asks about a building; messages are keys of `buildings.form`. */
export const buildingSchema = z.object({
  name: optional,
  street: required('required.street'),
  postcode: optional,
  city: optional,
  externalId: optional,
});

export type BuildingValues = z.infer<typeof buildingSchema>;

/** What a form asks about a flat; messages are keys of `buildings.flatForm`. */
export const flatSchema = z.object({
  label: required('required.label'),
  floor: optional,
  externalId: optional,
});

export type FlatValues = z.infer<typeof flatSchema>;
