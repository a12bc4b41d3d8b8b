import type { ReactNode } from 'react';

interface FactProps {
  /** What it is, such as "Telephone". */
  name: string;
  children: ReactNode;
}

/** A name and a value of a description list. */
export function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
