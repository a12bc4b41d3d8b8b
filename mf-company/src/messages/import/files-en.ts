import type { endUserFiles as german } from './files-de';

/** Texts of the buttons for taking end users in from files, and for handing them out. */
export const endUserFiles: typeof german = {
  open: 'Import',
  export: {
    csv: 'CSV',
    xlsx: 'Excel',
    csvLabel: 'Export as CSV',
    xlsxLabel: 'Export as Excel file',
    failed: 'The export failed',
  },
};
