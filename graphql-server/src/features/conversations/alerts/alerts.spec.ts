import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChatFollower, newSessionId, send, signIn } from '../../../testing/chat.js';
import { createCompany, createEndUser } from '../../../testing/factories.js';
import { mailsTo, storedMails } from '../../../testing/mails.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { Conversation, UnansweredQuestion } from '../index.js';

describe('what a company hears of a chat at once', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const startChat = async () => {
    const em = app.em();
    const company = await createCompany(em);
    const tenant = await createEndUser(em, company);
    const client = await signIn(app, tenant);
    const sessionId = newSessionId();
    const follower = new ChatFollower(client, sessionId);
    const ask = async (content: string) => {
      const { id } = await send(client, { sessionId, content });
      return { id, answer: await follower.answerTo(id) };
    };
    const conversation = () => app.em().findOneOrFail(Conversation, { sessionId });
    return { company, tenant, ask, conversation, follower };
  };

  it('is danger, with the numbers to call before anything else', async () => {
    const { company, tenant, ask, conversation, follower } = await startChat();
    company.emergencyContacts = [{ label: 'Notdienst', phone: '040 66969 900' }];
    await app.em().upsert(company);
    const { answer } = await ask('Hilfe, in der Küche riecht es nach Gas!');
    expect(answer.guidance).toMatchObject({ action: 'EMERGENCY', urgency: 'EMERGENCY' });
    expect(answer.guidance?.calls.map(({ phone }) => phone)).toEqual(['112', '040 66969 900']);
    expect(answer.text.slice(0, 200)).toContain('112');
    expect(await conversation()).toMatchObject({ urgency: 'EMERGENCY', danger: 'GAS' });
    const [mail] = await mailsTo(app, company.email);
    expect(mail?.subject).toMatch(/^NOTFALL: Gasgeruch.*, Whg\. \d/);
    expect(mail?.text).toContain(tenant.phone);
    expect(mail?.text).toContain('riecht es nach Gas');
    await ask('Es riecht immer noch nach Gas!!');
    expect(await storedMails(app, company.email)).toHaveLength(1);
    await follower.close();
  });

  it('is who is stuck in a lift, with those who free them before others', async () => {
    const { company, ask, follower } = await startChat();
    company.emergencyContacts = [
      { label: 'Notdienst', phone: '040 66969 900' },
      { label: 'Aufzugsnotruf', phone: '040 66969 222' },
    ];
    await app.em().upsert(company);
    const { answer } = await ask('Im Aufzug sind Leute drin und der geht nicht auf');
    expect(answer.guidance?.calls.map(({ phone }) => phone)).toEqual([
      '040 66969 222',
      '112',
      '040 66969 900',
    ]);
    expect(answer.text).toContain('Rufen Sie den Menschen im Aufzug zu');
    await follower.close();
  });

  it('is a wish for a person, once', async () => {
    const { company, ask, conversation, follower } = await startChat();
    const { answer } = await ask('Ich möchte mit einem Menschen sprechen');
    expect(answer.guidance).toMatchObject({
      action: 'HAND_OVER',
      calls: [{ label: company.name, phone: company.phone }],
    });
    await ask('bitte einen echten Mitarbeiter');
    const mails = await storedMails(app, company.email);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Bitte melden: /)]);
    expect((await conversation()).handOverRequestedAt).toBeInstanceOf(Date);
    await follower.close();
  });

  it('is not a question without an answer, which waits until somebody looks', async () => {
    const { company, ask, conversation, follower } = await startChat();
    const { id, answer } = await ask('Darf ich auf dem Dach Bienen halten?');
    expect(answer.guidance).toMatchObject({
      action: 'NO_ANSWER',
      choices: ['Bitte geben Sie meine Frage an einen Mitarbeiter weiter'],
    });
    expect(await storedMails(app, company.email)).toEqual([]);
    expect(await conversation()).toMatchObject({ urgency: 'NORMAL' });
    const kept = await app.em().find(UnansweredQuestion, { company: company.id });
    expect(kept).toMatchObject([{ message: { id }, reason: 'NOT_FOUND', state: 'OPEN' }]);
    const passedOn = await ask(answer.guidance?.choices[0] ?? '');
    expect(passedOn.answer.guidance?.action).toBe('HAND_OVER');
    await follower.close();
  });
});
