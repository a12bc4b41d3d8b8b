import type { endUserImport as germanEndUserImport } from './de';

/** Texts of taking end users in from files. */
export const endUserImport: typeof germanEndUserImport = {
  title: 'Import Users',
  loading: 'Loading...',
  upload: {
    title: 'Choose a file',
    hint: 'CSV or Excel (.xlsx) with a header, at most 10 MB and 20,000 rows. No one is added yet.',
    file: 'Choose file',
    none: 'No file chosen',
    tooLarge: 'The file is too large. An import may have up to 10 MB.',
  },
  columns: {
    title: 'Assign columns',
    hint: '{file}: {count, plural, one {# row} other {# rows}}. Please check which column holds what.',
    address: 'Address or street',
    choose: 'Please choose',
    missing: 'Please choose a column',
    updateExisting: 'Update people who are known',
    updateExistingHint:
      'People who are already registered get the details from the file. Otherwise they stay as they are.',
    byExternalId: 'Recognise people by their customer number',
    byExternalIdHint:
      'The same customer number means the same person, even with another email. Without a number, the email counts.',
    sendInvitation: 'Send new people the invitation with their number',
  },
  without: {
    type: 'Not in the file: all are tenants',
    authNumber: 'Not in the file: new numbers',
    part: 'Part of the address',
    other: 'Not in the file',
  },
  progress: {
    checking: 'The file is being checked',
    running: 'The import is running',
    hint: 'You can close this window; the import goes on.',
    rows: '{done, number} of {total, number} rows',
  },
  checked: {
    title: 'Result of the check',
    hint: '{file}: Nothing has been changed yet.',
    unused: 'Left out: {columns}',
    problems:
      '{count, plural, one {One row has problems and is left out.} other {# rows have problems and are left out.}} You can download them before the import, correct them and upload them again.',
  },
  counts: {
    created: 'New',
    updated: 'Updated',
    unchanged: 'Unchanged',
    skipped: 'Already known',
    problems: 'Problems',
  },
  problems: {
    title: 'Rows with problems',
    row: 'Row',
    name: 'Person',
    field: 'Field',
    value: 'In the file',
    message: 'Problem',
    more: '{count, plural, one {and one more row} other {and # more rows}}',
    save: 'Download rows with problems',
    saveFailed: 'Failed to download the rows',
    fileName: 'rows-with-problems.csv',
  },
  sample: {
    save: 'Download a sample file',
    failed: 'Failed to save the sample file',
    fileName: 'sample-import.csv',
    street: 'Street',
    tenant:
      'Mira;Sommer;mira.sommer@example.com;040 5550 1;Lindenallee;14;20095;Hamburg;2nd floor right;;;10482;Tenant',
    owner:
      'Ole;Brandt;ole.brandt@example.com;0171 5550 2;Lindenallee;14 a;20095;Hamburg;12;Ground floor left;;10483;Owner',
  },
  ended: {
    done: 'The import is done',
    stopped: 'The import has ended',
    cancelled: 'The import was cancelled. What was added stays.',
    failed: 'The import has failed. What was added stays.',
  },
  action: {
    upload: 'Upload',
    check: 'Check',
    back: 'Back',
    otherFile: 'Other file',
    cancel: 'Cancel import',
    start: 'Import {count, plural, one {one person} other {# people}}',
  },
  failed: {
    upload: 'Failed to upload the file',
    check: 'Failed to check the file',
    start: 'Failed to start the import',
    cancel: 'Failed to cancel the import',
  },
};
