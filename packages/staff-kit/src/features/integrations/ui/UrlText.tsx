import { Fragment } from 'react';

/** An address that breaks where it reads well: behind what separates its parts. */
export function UrlText({ url }: { url: string }) {
  const parts = url.split(/(?<=[/.?&=:-])(?![/])/);
  return parts.map((part, index) => (
    // What stands before a part tells it from an equal one.
    <Fragment key={parts.slice(0, index + 1).join('')}>
      {part}
      <wbr />
    </Fragment>
  ));
}
