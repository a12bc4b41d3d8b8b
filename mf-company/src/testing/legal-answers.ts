const version = (number: number, german: string | null, english: string | null = null) => ({
  ...{ __typename: 'LegalTextVersion', version: number, german, english },
  ...{ savedAt: `2026-11-0${number}T09:00:00.000Z`, savedBy: 'Petra Lindner' },
});

const OWN = version(2, '## Wer wir sind\n\nDie Lindenhof GmbH.', 'The Lindenhof GmbH.');

/** A company with its own privacy notice, and the platform's other texts. */
export const LEGAL_TEXTS = {
  companyLegalTexts: {
    __typename: 'CompanyLegalTexts',
    companyId: 'company-1',
    texts: [
      { kind: 'PRIVACY', current: OWN, versions: [OWN, version(1, 'Der erste Text')] },
      { kind: 'IMPRINT', current: null, versions: [] },
      { kind: 'TERMS', current: null, versions: [] },
    ].map((text) => ({
      __typename: 'CompanyLegalText',
      address: `https://hausgeist.example/c/lindenhof/${text.kind.toLowerCase()}`,
      ...text,
    })),
  },
};

/** Where data go. */
export const DATA_PROCESSING = {
  dataProcessing: {
    __typename: 'DataProcessing',
    receivers: [
      { __typename: 'DataReceiver', kind: 'AI', host: 'api.openai.com', detail: 'gpt-5-mini' },
      { __typename: 'DataReceiver', kind: 'PUSH', host: '', detail: '' },
    ],
    aiProvider: {
      __typename: 'AiProviderStatement',
      ...{ name: 'OpenAI Ireland Ltd.', region: 'EU', training: null, retention: 'none' },
    },
    operator: 'Hausgeist Betrieb GmbH',
    dataProtectionContact: null,
  },
};
