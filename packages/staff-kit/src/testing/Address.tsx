import { useLocation } from '@hausgeist/shell-api';

/** Where the router is, for specs that watch addresses. */
export function Address() {
  const { pathname, search } = useLocation();
  return (
    <div hidden>
      <output data-testid="address">{pathname + search}</output>
    </div>
  );
}
