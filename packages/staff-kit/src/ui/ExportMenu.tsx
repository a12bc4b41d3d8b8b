import { buttonClassName, DownloadIcon, Menu, Spinner } from '@hausgeist/ui';
import type { ReactNode } from 'react';

interface ExportMenuProps {
  label: string;
  /** A file is on its way. */
  isBusy: boolean;
  /** The files. */
  children: ReactNode;
}

/** The files in which a page can be taken along. */
export function ExportMenu({ label, isBusy, children }: ExportMenuProps) {
  return (
    <Menu
      label={label}
      className={buttonClassName()}
      face={
        <>
          {isBusy ? <Spinner size={18} /> : <DownloadIcon size={18} />}
          {label}
        </>
      }
    >
      {children}
    </Menu>
  );
}
