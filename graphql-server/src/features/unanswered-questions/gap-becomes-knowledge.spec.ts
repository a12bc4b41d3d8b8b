import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, createCast } from '../../testing/cast.js';
import { ChatFollower, newSessionId, send, signIn } from '../../testing/chat.js';
import { createEndUser } from '../../testing/factories.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const QUESTIONS = `{ unansweredQuestions(first: 10, filter: { state: OPEN }) { edges { node { id text draftTitle } } } }`;
const ADD = `mutation ($input: AddDraftUseCaseInput!) { addDraftUseCase(input: $input) { useCase { id revision } } }`;
const REMOVE = `mutation ($input: SetDraftUseCaseRemovedInput!) { setDraftUseCaseRemoved(input: $input) { message } }`;
const DONE = `mutation ($input: SetUnansweredQuestionStateInput!) { setUnansweredQuestionState(input: $input) { message } }`;
const REVIEW = '{ knowledgeReview { revision } }';
const PUBLISH = `mutation ($input: PublishKnowledgeInput!) { publishKnowledge(input: $input) { isRunning } }`;

const FILE = `## Heizung ausgefallen

Melden Sie den Ausfall der Heizung bitte unter 040 66969 120.

## Haustiere halten

Katzen sind erlaubt. Für einen Hund brauchen Sie unsere Zustimmung.`;

interface Added {
  addDraftUseCase: { useCase: { id: string; revision: number } };
}

interface Asked {
  unansweredQuestions: {
    edges: { node: { id: string; text: string; draftTitle: string | null } }[];
  };
}

describe('a question that nothing answered', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
    cast = await createCast(app);
    const form = new FormData();
    form.append('companyId', cast.own.id);
    form.append('promptFile', new Blob([FILE]), 'fragen.md');
    const { admin } = cast.clients;
    await admin.fetch('/api/companies/upload-prompt', { method: 'POST', body: form });
  });
  afterAll(() => app.stop());

  async function ask(content: string, type: 'Tenant' | 'Owner' = 'Tenant') {
    const client = await signIn(app, await createEndUser(app.em(), cast.own, { type }));
    const sessionId = newSessionId();
    const follower = new ChatFollower(client, sessionId);
    const { id } = await send(client, { sessionId, content });
    const answer = await follower.answerTo(id);
    await follower.close();
    return answer;
  }

  async function openQuestions() {
    const { data } = await cast.clients.manager.graphql<Asked>(QUESTIONS);
    return data?.unansweredQuestions.edges.map(({ node }) => node) ?? [];
  }

  async function publish(input: object): Promise<void> {
    const { manager } = cast.clients;
    expect((await manager.graphql(ADD, { input })).errors).toBeUndefined();
    const { data } = await manager.graphql<{ knowledgeReview: { revision: number } }>(REVIEW);
    const published = await manager.graphql(PUBLISH, { input: data?.knowledgeReview });
    expect(published.data).toEqual({ publishKnowledge: { isRunning: true } });
  }

  it('is answered to the next tenant, once the company has published an answer', async () => {
    const question = 'Wo kann ich mein Lastenrad aufladen?';
    expect((await ask(question)).guidance?.action).not.toBe('ANSWER');
    const [open] = await openQuestions();
    expect(open?.text).toBe(question);
    await publish({
      title: 'Fahrräder laden',
      text: 'Lastenräder laden Sie an der Steckdose im Fahrradkeller, Haus 3.',
      ...{ wordings: [question], questionIds: [open?.id] },
    });
    const answer = await ask('Wo kann man ein Lastenrad aufladen?');
    expect(answer.guidance?.action).toBe('ANSWER');
    expect(answer.text).toContain('Fahrradkeller');
    expect(await openQuestions()).toEqual([]);
  });

  it('says which use case of the draft is to answer it, until that is taken out', async () => {
    const question = 'Wo steht die Packstation?';
    await ask(question);
    const [open] = await openQuestions();
    expect(open).toMatchObject({ text: question, draftTitle: null });
    const { manager } = cast.clients;
    const input = { title: 'Pakete', text: 'Sie steht vor Haus 2.', questionIds: [open?.id] };
    const { data } = await manager.graphql<Added>(ADD, { input });
    expect(await openQuestions()).toMatchObject([{ text: question, draftTitle: 'Pakete' }]);
    if (!data) throw new Error('Nothing was added.');
    const { id, revision } = data.addDraftUseCase.useCase;
    const taken = await manager.graphql(REMOVE, { input: { id, revision, removed: true } });
    expect(taken.errors).toBeUndefined();
    expect(await openQuestions()).toMatchObject([{ text: question, draftTitle: null }]);
    await manager.graphql(DONE, { input: { id: open?.id, state: 'DONE' } });
  });

  it('is answered to owners alone where it is meant for them', async () => {
    const question = 'Wie hoch ist die Instandhaltungsrücklage?';
    await publish({
      title: 'Instandhaltungsrücklage',
      text: 'Die Instandhaltungsrücklage beträgt 11 Euro je Quadratmeter.',
      audience: 'OWNERS',
    });
    expect((await ask(question, 'Owner')).text).toContain('11 Euro');
    expect((await ask(question)).text).not.toContain('11 Euro');
  });
});
