import type { AbsencesQuery } from '../gql/graphql';

type Absence = AbsencesQuery['absences'][number];

const person = (id: string, name: string) => ({ __typename: 'AbsencePerson' as const, id, name });

/** Jonas Weber is away, and Petra Lindner, who is the viewer, stands in. */
export const anAbsence = (
  overrides: Partial<Absence> = {},
): Absence & { __typename: 'Absence' } => ({
  __typename: 'Absence',
  id: 'absence-1',
  member: person('user-2', 'Jonas Weber'),
  deputy: person('user-1', 'Petra Lindner'),
  ...{ firstDay: '2026-11-20', lastDay: '2027-01-12', isNow: true, note: '' },
  ...overrides,
});

/** Answers what is asked about absences from memory. */
export class FakeAbsences {
  rows: ReturnType<typeof anAbsence>[] = [];
  /** What a hand-over leaves for the next. */
  remaining = 0;

  /** The answer; undefined for what is about something else. */
  answer(name: string): Record<string, unknown> | undefined {
    switch (name) {
      case 'Absences':
        return { absences: this.rows };
      case 'PossibleDeputies':
        return {
          possibleDeputies: [person('user-1', 'Petra Lindner'), person('user-2', 'Jonas Weber')],
        };
      case 'WorkOf':
        return {
          companyUserWork: { __typename: 'CompanyUserWork', ownConversations: 3, openCases: 1 },
        };
      case 'HandOverWork':
        return { handOverWork: { conversations: 3, cases: 1, remaining: this.remaining } };
      case 'NoteAbsence':
        return { noteAbsence: { absence: { __typename: 'Absence', id: 'absence-1' } } };
      case 'EndAbsence':
        this.rows = [];
        return { endAbsence: { memberId: 'user-2' } };
      default:
        return undefined;
    }
  }
}
