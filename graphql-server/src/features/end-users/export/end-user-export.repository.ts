import { readApart, type RequestContext } from '../../../platform/context/index.js';
import type { EndUserFilter, EndUserView } from '../management/end-user-view.js';
import { listAllEndUsers } from '../management/end-user-list.repository.js';

/** People per statement. */
const BATCH = 400;

/** All end users that the filter matches, by name, read as they are wanted. */
export async function* readEverybody(
  context: RequestContext,
  filter: EndUserFilter,
): AsyncGenerator<EndUserView> {
  let after: string | undefined;
  for (;;) {
    const { rows, cursor } = await readApart(context, (em) =>
      listAllEndUsers(em.fork(), filter, { after, limit: BATCH }),
    );
    yield* rows;
    if (rows.length < BATCH) return;
    after = cursor;
  }
}
