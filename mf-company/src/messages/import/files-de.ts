/** Texts of the buttons for taking end users in from files, and for handing them out. */
export const endUserFiles = {
  open: 'Importieren',
  export: {
    csv: 'CSV',
    xlsx: 'Excel',
    csvLabel: 'Als CSV exportieren',
    xlsxLabel: 'Als Excel-Datei exportieren',
    failed: 'Der Export ist fehlgeschlagen',
  },
};
