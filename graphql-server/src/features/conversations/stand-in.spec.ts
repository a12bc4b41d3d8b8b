import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChatFollower, newSessionId, send, signIn } from '../../testing/chat.js';
import { createAdmin, createCompany, createEndUser } from '../../testing/factories.js';
import { FakeOpenAi, LASTING_FAULTS } from '../../testing/fake-openai.js';
import { INVENTED, INVENTING_REPLIES } from '../../testing/model-replies.js';
import { asAdmin } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const PROMPT_FILE = `# Heizung ausgefallen
Melden Sie den Ausfall der Heizung bitte unter 040 66969 120. Ein Monteur kommt innerhalb von 24 Stunden.

# Haustiere halten
Katzen sind erlaubt. Für einen Hund brauchen Sie unsere Zustimmung.

# Müll und Tonnen
Die Restmülltonne wird dienstags geleert.`;

const QUESTION = 'Die Heizung ist ausgefallen, was soll ich tun?';

describe('a company whose provider invents or fails', () => {
  const provider = new FakeOpenAi();
  let app: TestApp;
  let ask: (...contents: [string, ...string[]]) => ReturnType<ChatFollower['answerTo']>;

  beforeAll(async () => {
    const baseUrl = await provider.start();
    app = await startTestApp({
      config: {
        openai: {
          apiKey: 'test',
          baseUrl,
          model: 'fake-model',
          embeddingModel: 'fake-embedding',
          vision: false,
        },
      },
    });
    const company = await createCompany(app.em());
    const admin = await asAdmin(app, await createAdmin(app.em()));
    const form = new FormData();
    form.append('companyId', company.id);
    form.append('promptFile', new Blob([PROMPT_FILE]), 'fragen.md');
    await admin.fetch('/api/companies/upload-prompt', { method: 'POST', body: form });
    // A new person each time: one may not send so many messages in a minute.
    ask = async (first, ...others) => {
      const client = await signIn(app, await createEndUser(app.em(), company));
      const sessionId = newSessionId();
      const follower = new ChatFollower(client, sessionId);
      const say = async (content: string) =>
        follower.answerTo((await send(client, { sessionId, content })).id);
      let answer = await say(first);
      for (const content of others) answer = await say(content);
      await follower.close();
      return answer;
    };
  });
  afterAll(async () => {
    await app.stop();
    await provider.stop();
  });

  it.each(INVENTING_REPLIES)('passes on nothing that a model invents: %s', async (reply) => {
    provider.reset();
    provider.reply = reply;
    const { text, guidance } = await ask(QUESTION);
    expect(guidance?.isFallback).toBe(false);
    expect(text).not.toMatch(INVENTED);
  });

  it('tells of danger without asking the provider', async () => {
    provider.reset();
    const answer = await ask('Hilfe, es riecht nach Gas in der Küche!');
    expect(answer.text).toContain('112');
    expect(answer.guidance).toMatchObject({ action: 'EMERGENCY', isFallback: false });
    const asked = provider.requestsTo('chat').filter((r) => JSON.stringify(r).includes('nach Gas'));
    expect(asked).toEqual([]);
  });

  it('sends no one back who has got out, and asks no provider about it', async () => {
    provider.reset();
    const answer = await ask('Hilfe, es riecht nach Gas!', 'Wir sind jetz drausen, was nun?');
    expect(answer.text).toContain('gehen Sie erst zurück, wenn Feuerwehr');
    expect(answer.text).not.toContain('Fenster');
    const asked = provider.requestsTo('chat').filter((r) => JSON.stringify(r).includes('drausen'));
    expect(asked).toEqual([]);
  });

  // Behind the others, as the circuit opens.
  it.each(LASTING_FAULTS)('answers from the use cases at once: %s', async (_name, fault) => {
    provider.reset();
    provider.fail('chat', fault, 20);
    const answer = await ask(QUESTION);
    expect(answer).toMatchObject({ status: 'COMPLETE', isError: false });
    expect(answer.text).toContain('040 66969 120');
    expect(answer.guidance).toMatchObject({ action: 'ANSWER', isFallback: true });
    expect(answer.sources[0]?.title).toBe('Heizung ausgefallen');
  });
});
