import type { FrontEndVersionRowFragment } from '../gql/graphql';

const NO_VITALS = { lcp: null, inp: null, cls: null, blocked: null };

/** What three of four pages did not exceed. */
const vitalsOf = (lcp: number, inp: number, cls: number, blocked: number) =>
  Object.fromEntries(
    Object.entries({ lcp, inp, cls, blocked }).map(([name, p75]) => [name, { p75, pages: 248 }]),
  ) as FrontEndVersionRowFragment['vitals'];

/** A version of a front end, as the server lists it. */
export const aVersion = (overrides: Partial<FrontEndVersionRowFragment> = {}) => ({
  __typename: 'FrontEndVersion',
  version: '0.1.0-3f9ac2d1',
  createdAt: '2026-11-20T09:00:00.000Z',
  isReady: true,
  isActive: false,
  isBad: false,
  activatedAt: '2026-11-20T09:02:00.000Z',
  activatedBy: 'Release token',
  signedBy: '9f86d081884c7d65',
  firstLoadBytes: 61_200,
  totalBytes: 402_900,
  operationCount: 24,
  visits: 1_240,
  failedVisits: 3,
  vitals: vitalsOf(1_620, 88, 0.012, 140),
  ...overrides,
});

/** A front end with its versions. */
export const aFrontEnd = (overrides: object = {}) => ({
  __typename: 'FrontEnd',
  name: 'mf-chat',
  team: 'Chat',
  origin: null,
  retiredAt: null,
  routes: ['/', '/c/*', '/embed/*'],
  activeVersion: '0.1.0-7c01b5aa',
  returnVersion: '0.1.0-3f9ac2d1',
  mayBeLocal: true,
  trial: null,
  versions: [
    aVersion({
      ...{ version: '0.1.0-7c01b5aa', isActive: true, createdAt: '2026-11-23T15:30:00.000Z' },
      vitals: vitalsOf(2_140, 96, 0.012, 190),
      ...{ activatedAt: '2026-11-23T15:31:00.000Z', activatedBy: 'Ada Admin' },
    }),
    aVersion({
      version: '0.1.0-e5521f00',
      isBad: true,
      visits: 96,
      failedVisits: 22,
      createdAt: '2026-11-22T11:00:00.000Z',
    }),
    aVersion(),
    aVersion({
      ...{
        version: '0.1.0-00aa11bb',
        isReady: false,
        activatedAt: null,
        activatedBy: null,
        visits: 0,
        failedVisits: 0,
        vitals: NO_VITALS,
      },
      ...{ signedBy: null, createdAt: '2026-11-19T08:00:00.000Z' },
    }),
  ],
  ...overrides,
});

/** A version that some visitors try. */
export const aTrial = (overrides: object = {}) => ({
  __typename: 'FrontEndTrial',
  ...{ version: '0.1.0-3f9ac2d1', percent: 10, companies: ['lindenhof'] },
  ...{ visits: 118, failedVisits: 2, activeVisits: 1_034, activeFailedVisits: 11 },
  ...overrides,
});

/** Front ends in every state. */
export const FRONT_ENDS = [
  aFrontEnd({ origin: 'https://chat.team.example' }),
  aFrontEnd({
    ...{ name: 'mf-company', team: '', routes: ['/company/*', '/terms'] },
    ...{ activeVersion: '0.1.0-b1a2c3d4', returnVersion: null },
    versions: [
      aVersion({
        ...{ version: '0.1.0-b1a2c3d4', isActive: true, activatedBy: null },
        ...{ signedBy: 'beside the server', firstLoadBytes: 143_800, totalBytes: 1_520_000 },
        operationCount: 263,
      }),
    ],
  }),
  aFrontEnd({
    ...{ name: 'mf-survey', team: 'Umfragen', routes: [], activeVersion: null },
    ...{ returnVersion: null, retiredAt: '2026-11-18T08:00:00.000Z', versions: [] },
  }),
];
