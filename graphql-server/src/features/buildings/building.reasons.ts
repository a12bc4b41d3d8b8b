import { defineReasons } from '../../platform/errors/index.js';

/** Why buildings and flats are not shown or changed. */
export const buildingReasons = defineReasons({
  BUILDING_NOT_FOUND: 'Building not found.',
  BUILDING_EXISTS: 'There is a building with this address already; merge the two',
  BUILDING_INHABITED: 'Tenants or owners belong to this building.',
  BUILDING_INTO_ITSELF: 'A building cannot be merged with itself',
  ADDRESS_WORDLESS: 'An address needs letters or figures',
  FLAT_NOT_FOUND: 'Flat not found.',
  FLAT_EXISTS: 'The building has a flat with this label already',
  FLAT_ELSEWHERE: 'The flat with this external id is in another building.',
  FLAT_INHABITED: 'Tenants or owners belong to this flat.',
  BUILDING_HAS_ENOUGH_FLATS: 'A building can have at most {max} flats',
});
