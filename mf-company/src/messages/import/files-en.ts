import type { endUserFiles as german } from './files-de';

/** Texts of the buttons for taking end users in from files, and for handing them out. */
export const endUserFiles: typeof german = {
  open: 'Import',
  export: {
    open: 'Export',
    csv: 'As CSV file',
    xlsx: 'As Excel file',
    failed: 'The export failed',
  },
};
