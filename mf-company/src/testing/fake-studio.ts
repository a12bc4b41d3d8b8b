import type {
  ChangeRowFragment,
  ContentTextFragment,
  DraftRowFragment,
  DraftStateFragment,
  PortalReviewQuery,
  VersionRowFragment,
} from '../gql/graphql';

type Variables = Record<string, unknown>;

const named = <T extends object>(typename: string, row: T) => ({ __typename: typename, ...row });

/** A draft with one use case of each state. */
export const aDraft = (overrides: Partial<DraftStateFragment> = {}): DraftStateFragment => ({
  revision: 7,
  startedAt: '2026-11-20T08:30:00Z',
  startedBy: 'Miriam Vogt',
  isOutdated: false,
  isPublishing: false,
  isReordered: false,
  useCaseCount: 3,
  newCount: 1,
  changedCount: 1,
  removedCount: 1,
  ...overrides,
});

/** A use case of the draft. */
export const aDraftRow = (overrides: Partial<DraftRowFragment> = {}): DraftRowFragment => ({
  id: 'draft-1',
  title: 'Heizung ausgefallen',
  text: 'Bitte rufen Sie die Technik an.',
  validFrom: null,
  validUntil: null,
  audience: 'ALL',
  buildingIds: [],
  state: 'UNCHANGED',
  wordings: [],
  revision: 1,
  changedAt: '2026-11-20T08:30:00Z',
  changedBy: null,
  ...overrides,
});

const content = (title: string, text: string): ContentTextFragment => ({
  ...{ title, text, validFrom: null, validUntil: null, audience: 'ALL' },
  buildingIds: [],
});

/** What a draft changes: one use case of each kind. */
export const SOME_CHANGES = [
  {
    kind: 'CHANGED',
    before: content(
      'Müll trennen',
      'Papier gehört in die blaue Tonne.\nGlas nehmen die Container.',
    ),
    after: {
      ...content(
        'Müll und Wertstoffe',
        'Papier gehört in die blaue Tonne.\nGlas kommt in die weiße.',
      ),
      ...{ validFrom: '2027-01-01', audience: 'TENANTS' as const },
    },
  },
  {
    kind: 'NEW',
    before: null,
    after: content('Grillen auf dem Balkon', 'Auf dem Balkon darf **nicht** gegrillt werden.'),
  },
  {
    kind: 'GONE',
    before: content('Kabelfernsehen', 'Der Anschluss ist in den Nebenkosten enthalten.'),
    after: null,
  },
] as const;

/** A version that answers now. */
export const aVersion = (overrides: Partial<VersionRowFragment> = {}): VersionRowFragment => ({
  id: 'version-2',
  version: 12,
  fileName: 'fragen.md',
  useCaseCount: 48,
  origin: 'DRAFT',
  publishedBy: 'Miriam Vogt',
  publishedAt: '2026-11-18T14:05:00Z',
  note: 'Neue Tarife der Stadtreinigung',
  isRunning: true,
  ...overrides,
});

/** Three questions that ask for the same. */
export const SOME_GROUP = {
  __typename: 'UnansweredQuestionGroup',
  ...{ count: 3, questionIds: ['q-1', 'q-2', 'q-3'], latestAt: '2026-11-20T08:30:00Z' },
  choices: ['Fahrradkeller'],
  examples: [
    'Wo kann ich mein Lastenrad aufladen?',
    'Gibt es eine Steckdose zum Laden von E-Bikes im Keller?',
    'Darf ich mein Elektrofahrrad im Fahrradkeller laden?',
  ].map((text, i) => ({
    ...{ __typename: 'UnansweredQuestion', id: `q-${i + 1}`, text, category: 'Fahrräder' },
    draftTitle: null,
  })),
};

/** A test question that the draft fails. */
export const aTested = (overrides: Record<string, unknown> = {}) => ({
  ...{ __typename: 'TestQuestion', id: 'tested-1', text: 'Die Heizung ist kalt' },
  ...{ expectedTitle: 'Heizung ausgefallen', role: 'TENANT' },
  live: aResult(),
  draft: aResult({ hasPassed: false, verdict: 'ASK', title: 'Müll und Wertstoffe' }),
  ...overrides,
});

const aResult = (overrides: Record<string, unknown> = {}) => ({
  ...{ __typename: 'TestQuestionResult', hasPassed: true, verdict: 'ANSWER' },
  ...{ title: 'Heizung ausgefallen', ...overrides },
});

/** What a question brings. */
const A_TRIAL = {
  __typename: 'QuestionTrial',
  answer: 'Bitte rufen Sie die **Technik** unter 040 66969 120 an.',
  ...{ action: 'ANSWER', choices: ['Heizung entlüften'], isDegraded: false, milliseconds: 1_042 },
  found: [
    { title: 'Heizung ausgefallen', score: 1.234, isCited: true },
    { title: 'Heizung entlüften', score: 0.4, isCited: false },
  ].map((one) => ({
    ...{ __typename: 'FoundUseCase', ...one },
    passage: 'Melden Sie den **Ausfall** der Heizung bitte unter 040 66969 120, Tag und Nacht.',
  })),
};

/** What the fake portal knows of the draft and the versions. */
export class FakeStudio {
  draft: DraftStateFragment | null = aDraft();
  rows: DraftRowFragment[] = [
    aDraftRow(),
    aDraftRow({
      ...{ id: 'draft-2', title: 'Müll und Wertstoffe', state: 'CHANGED', revision: 2 },
      changedBy: 'Jonas Brandt',
    }),
    aDraftRow({
      ...{ id: 'draft-3', title: 'Grillen auf dem Balkon', state: 'NEW' },
      changedBy: 'Miriam Vogt',
    }),
    aDraftRow({
      ...{ id: 'draft-4', title: 'Kabelfernsehen', state: 'REMOVED' },
      changedBy: 'Miriam Vogt',
    }),
  ];
  changes: readonly (Pick<ChangeRowFragment, 'kind'> & {
    before: ContentTextFragment | null;
    after: ContentTextFragment | null;
  })[] = SOME_CHANGES;
  consents: PortalReviewQuery['knowledgeReview']['consents'] = [];
  warnings: PortalReviewQuery['knowledgeReview']['warnings'] = [
    {
      kind: 'DIFFERENT_NUMBERS',
      titles: ['Kaution', 'Einzug'],
      found: ['3 Monatsmieten', '2 Monatsmieten'],
    },
    { kind: 'DATE_PASSED', titles: ['Zählerstand melden'], found: ['2026-01-15'] },
  ];
  isReordered = false;
  trial: Variables = A_TRIAL;
  tests: Variables[] = [
    aTested(),
    aTested({
      ...{ id: 'tested-2', text: 'Wie wird das Wetter in Paris?', expectedTitle: null },
      ...{ live: aResult({ verdict: 'NONE', title: null }), draft: null, role: 'OWNER' },
    }),
  ];
  versions: VersionRowFragment[] = [
    aVersion(),
    aVersion({
      ...{ id: 'version-1', version: 11, origin: 'UPLOAD', useCaseCount: 47, note: null },
      ...{ isRunning: false, publishedBy: 'Petra Schröder', publishedAt: '2026-10-01T09:00:00Z' },
    }),
  ];

  /** Undefined for what it does not know. */
  answer(name: string, input: Variables, variables: Variables): Variables | undefined {
    const message = 'OK';
    switch (name) {
      case 'PortalDraft':
        return { knowledgeDraft: this.draft && named('KnowledgeDraft', this.draft) };
      case 'StartDraft':
        this.draft = aDraft({ newCount: 0, changedCount: 0, removedCount: 0 });
        return { startKnowledgeDraft: { message, draft: named('KnowledgeDraft', this.draft) } };
      case 'DiscardDraft':
        this.draft = null;
        return { discardKnowledgeDraft: { message } };
      case 'PortalDraftUseCases':
      case 'DraftOfUseCase':
        return { entries: this.#entries() };
      case 'AddDraftUseCase':
        return { addDraftUseCase: { message, useCase: this.#row(input.id) } };
      case 'AddAnswerToDraft':
        return { addAnswerToDraft: { message, useCase: this.#row(input.id) } };
      case 'ChangeDraftUseCase':
        return { changeDraftUseCase: { message, useCase: this.#row(input.id) } };
      case 'SetDraftUseCaseRemoved':
        return { setDraftUseCaseRemoved: { message, useCase: this.#row(input.id) } };
      case 'MoveDraftUseCase':
        return { moveDraftUseCase: { message, useCase: this.#row(input.id) } };
      case 'PortalReview':
        return { knowledgeReview: this.#review() };
      case 'PublishDraft':
        this.draft = null;
        return { publishKnowledge: { message, isRunning: true, useCaseCount: 3 } };
      case 'PortalTestQuestions':
        return { testQuestions: this.tests };
      case 'TryQuestion':
        return { tryQuestion: { message, trial: this.trial } };
      case 'KeepTestQuestion':
        return { addTestQuestion: { message } };
      case 'RemoveTestQuestion':
        return { removeTestQuestion: { message } };
      case 'PortalVersions':
        return { knowledgeVersions: this.versions.map((row) => named('KnowledgeVersion', row)) };
      case 'PortalVersion':
        return { knowledgeVersion: this.#version(variables.id) };
      case 'RestoreVersion':
        return { restoreKnowledge: { message, isRunning: true, useCaseCount: 47 } };
      default:
        return undefined;
    }
  }

  #entries() {
    return {
      __typename: 'DraftUseCaseConnection',
      totalCount: this.rows.length,
      edges: this.rows.map((row) => ({
        __typename: 'DraftUseCaseEdge',
        node: named('DraftUseCase', row),
      })),
    };
  }

  #row(id: unknown) {
    return named('DraftUseCase', this.rows.find((row) => row.id === id) ?? aDraftRow());
  }

  #changes() {
    return this.changes.map(({ kind, before, after }) => ({
      ...{ __typename: 'KnowledgeChange', kind },
      before: before && named('UseCaseContent', before),
      after: after && named('UseCaseContent', after),
    }));
  }

  #review() {
    return {
      ...{ __typename: 'KnowledgeReview', revision: this.draft?.revision ?? 1, unchangedCount: 46 },
      isReordered: this.isReordered,
      ...{ consents: this.consents, changes: this.#changes() },
      warnings: this.warnings.map((row) => named('KnowledgeWarning', row)),
    };
  }

  #version(id: unknown) {
    const version = this.versions.find((row) => row.id === id) ?? aVersion();
    return {
      ...{ __typename: 'KnowledgeVersionDetail', content: '## Heizung\n\nText.\n' },
      version: named('KnowledgeVersion', version),
      changes: version.isRunning ? [] : this.#changes(),
    };
  }
}
