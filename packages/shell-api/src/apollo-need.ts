let isNeeded = false;

/** Says that what runs on the page was built with Apollo's client. */
export function needApollo(): void {
  isNeeded = true;
}

/** Whether it has to be given one. Nothing on a tenant's page needs it today; releases of before do. */
export const isApolloNeeded = (): boolean => isNeeded;
