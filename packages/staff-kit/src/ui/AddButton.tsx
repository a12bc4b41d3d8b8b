import { Button, PlusIcon } from '@hausgeist/ui';
import type { ReactNode } from 'react';

interface AddButtonProps {
  children: ReactNode;
  onClick: () => void;
}

/** Adds something to the list of a page. */
export function AddButton({ children, onClick }: AddButtonProps) {
  return (
    <Button variant="primary" icon={<PlusIcon size={18} />} onClick={onClick}>
      {children}
    </Button>
  );
}
