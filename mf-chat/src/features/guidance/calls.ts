import type { ChatMessageFragment } from '../../gql/graphql';

/** A number that can be called with one tap. */
export type CallOption = NonNullable<ChatMessageFragment['guidance']>['calls'][number];

/** Fire brigade and ambulance, then the police: nothing stands above them. */
const EMERGENCY_NUMBERS = ['112', '110'];

/** A written number as a phone dials it; the `(0)` behind a country code is not dialled. */
export const dialOf = (phone: string): string =>
  phone.replace(/\(0\)/, '').replaceAll(/[^\d+]/g, '');

const rankOf = ({ phone }: CallOption) => {
  const index = EMERGENCY_NUMBERS.indexOf(dialOf(phone));
  return index === -1 ? EMERGENCY_NUMBERS.length : index;
};

/** The numbers that can be dialled: 112 and 110 first, the others in the order of the server. */
export function byUrgency(calls: readonly CallOption[]): CallOption[] {
  return calls
    .filter(({ phone }) => dialOf(phone) !== '')
    .toSorted((a, b) => rankOf(a) - rankOf(b));
}
