import type { InboxSavedFilterRowFragment } from '../features/inbox/gql/graphql';

/** A filter that the viewer has kept. */
export const aSavedFilter = (overrides: Partial<InboxSavedFilterRowFragment> = {}) => ({
  __typename: 'InboxSavedFilter' as const,
  ...{ id: 'filter-1', name: 'Heizung eilt', view: 'UNASSIGNED' as const, category: 'Heizung' },
  ...{
    urgency: 'HIGH' as const,
    assigneeId: null,
    labelId: null,
    buildingId: null,
    period: null,
    search: null,
  },
  count: 4,
  ...overrides,
});

interface Input {
  id?: string;
  name?: string;
}

/** Answers what the inbox asks about the viewer's own filters from memory. */
export class FakeSavedFilters {
  filters: InboxSavedFilterRowFragment[] = [];

  /** The answer; undefined for what is not asked of them. */
  answer(name: string, input: Input): Record<string, unknown> | undefined {
    switch (name) {
      case 'InboxSavedFilters':
        return { inboxSavedFilters: this.filters };
      case 'CreateInboxSavedFilter':
        return { createInboxSavedFilter: { savedFilter: this.#kept(input) } };
      case 'RenameInboxSavedFilter':
        return { renameInboxSavedFilter: { savedFilter: this.#renamed(input) } };
      case 'DeleteInboxSavedFilter':
        this.filters = this.filters.filter(({ id }) => id !== input.id);
        return { deleteInboxSavedFilter: { deletedId: input.id } };
      default:
        return undefined;
    }
  }

  #kept({ name = '' }: Input) {
    const filter = aSavedFilter({ id: 'filter-9', name });
    this.filters = [...this.filters, filter];
    return filter;
  }

  #renamed({ id, name = '' }: Input) {
    const before = this.filters.find((filter) => filter.id === id);
    const after = aSavedFilter({ ...before, name });
    this.filters = this.filters.map((filter) => (filter.id === id ? after : filter));
    return after;
  }
}
