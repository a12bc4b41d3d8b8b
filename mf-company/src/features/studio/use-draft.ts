import { PAGE_SIZE, useListQuery, useListState } from '@hausgeist/staff-kit';
import { readFragment } from '../../gql/fragment-masking';
import {
  DraftRowFragmentDoc,
  DraftStateFragmentDoc,
  PortalDraftDocument,
  PortalDraftUseCasesDocument,
} from '../../gql/graphql';
import { useCompanyId } from '../company-scope';

/** Milliseconds after which a draft that is being published is read again. */
const PUBLISHING_POLL_MS = 3_000;

/** The draft of the company; null where there is none. */
export function useDraft() {
  const companyId = useCompanyId();
  const { data, ...query } = useListQuery(
    PortalDraftDocument,
    { companyId },
    {
      pollEvery: ({ knowledgeDraft }) =>
        readFragment(DraftStateFragmentDoc, knowledgeDraft)?.isPublishing ? PUBLISHING_POLL_MS : 0,
    },
  );
  return { ...query, draft: data && readFragment(DraftStateFragmentDoc, data.knowledgeDraft) };
}

/** The use cases of the draft that the address asks for. */
export function useDraftUseCases() {
  const url = useListState(['search', 'changed']);
  const companyId = useCompanyId();
  const { data, ...list } = useListQuery(PortalDraftUseCasesDocument, {
    first: PAGE_SIZE,
    offset: url.offset,
    filter: {
      companyId,
      search: url.filters.search || undefined,
      onlyChanged: url.filters.changed === '1' || undefined,
    },
  });
  return {
    ...url,
    ...list,
    rows: data?.entries.edges.map(({ node }) => readFragment(DraftRowFragmentDoc, node)),
    total: data?.entries.totalCount,
  };
}
