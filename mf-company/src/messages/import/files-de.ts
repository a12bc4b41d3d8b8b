/** Texts of the buttons for taking end users in from files, and for handing them out. */
export const endUserFiles = {
  open: 'Importieren',
  export: {
    open: 'Exportieren',
    csv: 'Als CSV-Datei',
    xlsx: 'Als Excel-Datei',
    failed: 'Der Export ist fehlgeschlagen',
  },
};
