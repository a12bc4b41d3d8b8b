import { Fragment } from 'react';

/** An e-mail address that a narrow column breaks where it reads well: after its dots and its at sign. */
export function EmailText({ email }: { email: string }) {
  const parts = email.split(/(?<=[@.])/);
  return parts.map((part, index) => (
    // What stands before a part tells it from an equal one.
    <Fragment key={parts.slice(0, index + 1).join('')}>
      {part}
      <wbr />
    </Fragment>
  ));
}
