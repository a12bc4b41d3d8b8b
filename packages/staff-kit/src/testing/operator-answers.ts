import { AI_FIELDS, OPERATOR_FIELDS, type OperatorDetails } from '../features/privacy/operator';

const operatorDetails = (said: Partial<OperatorDetails>) => ({
  __typename: 'OperatorDetails',
  ...Object.fromEntries([...OPERATOR_FIELDS, ...AI_FIELDS].map((field) => [field, null])),
  ...said,
});

/** Who answers for the installation: some of it entered, some of it from the settings of the server. */
export const OPERATOR = {
  operatorDetails: {
    __typename: 'OperatorDetailsSettings',
    entered: operatorDetails({ phone: '+49 40 300 600 90', aiRegion: 'EU, Frankfurt am Main' }),
    server: operatorDetails({
      name: 'Hausgeist Betrieb GmbH',
      address: 'Lange Reihe 12, 20099 Hamburg',
    }),
  },
};

/** Where data go. */
export const DATA_PROCESSING = {
  dataProcessing: {
    __typename: 'DataProcessing',
    receivers: [{ __typename: 'DataReceiver', kind: 'PUSH', host: '', detail: '' }],
    ...{ aiProvider: null, operator: 'Hausgeist Betrieb GmbH', dataProtectionContact: null },
  },
};
