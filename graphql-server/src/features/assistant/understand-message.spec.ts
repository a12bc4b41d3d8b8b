import { describe, expect, it } from 'vitest';
import { understandMessage } from './understand-message.js';

const read = (question: string) => understandMessage({ question, history: [] });

describe('a message', () => {
  it('that all are outside, with thanks, tells of no danger', () => {
    expect(read('Danke, wir sind draußen')).toMatchObject({ intent: 'thanks', danger: undefined });
  });

  it('of danger stays one, however polite it is', () => {
    expect(read('Danke, es brennt').danger).toBeDefined();
    expect(read('Danke, es riecht nach Gas').danger?.kind).toBe('GAS');
  });

  it.each(['mir wird schlecht', 'ihr ist ganz schwindlig', 'I feel dizzy', 'başım dönüyor'])(
    'calls for a doctor right after a danger, and not without one: %s',
    (question) => {
      const warned = { role: 'assistant' as const, text: '', isEmergency: true };
      const danger = { kind: 'MEDICAL', sure: true };
      expect(understandMessage({ question, history: [warned] })).toMatchObject({
        danger,
        intent: undefined,
      });
      expect(read(question).danger?.sure).not.toBe(true);
    },
  );

  it.each([
    ['Wir sind jetz drausen, was nun?', 'safe', undefined],
    ['was nun?', undefined, { kind: 'GAS', sure: true }],
  ])('after a danger: %s', (question, intent, danger) => {
    const history = [
      { role: 'user' as const, text: 'Hilfe, es riecht nach Gas!' },
      { role: 'assistant' as const, text: '', isEmergency: true },
    ];
    expect(understandMessage({ question, history })).toMatchObject({ intent, danger });
  });

  it('of anger that wants to know where to complain asks for that', () => {
    const question = 'keiner geht ran ihr seid echt das letzte, ich will mich beschweren';
    expect(read(question).intent).toBeUndefined();
    expect(read('ihr seid echt das letzte').intent).toBeDefined();
  });

  it('about stairs that cannot be climbed any more is no fall', () => {
    const climbing = 'Ich komme mit dem Rollator nicht mehr die Treppe hoch, der Aufzug steht.';
    expect(read(climbing).danger?.sure).not.toBe(true);
    expect(read('Oma ist gestürzt und kommt nicht mehr hoch').danger?.kind).toBe('MEDICAL');
  });

  it.each([
    'bei mir läuft das klo nicht ab, saugglocke hilft nicht',
    'Rohrfrei hat nichts gebracht',
    'abfluss dicht, heißes wasser bringt auch nix',
  ])('that tells what did not help reports something: %s', (question) => {
    expect(read(question).intent).toBeUndefined();
  });

  it.each([
    'hab ich schon gemacht, hat nicht geholfen',
    'schon alles versucht, kommt wieder',
    'hat nix gebracht',
  ])('that tells what was tried goes on behind an answer: %s', (question) => {
    const history = [
      { role: 'user' as const, text: 'Der Abfluss ist zu.' },
      { role: 'assistant' as const, text: 'Nehmen Sie die Saugglocke.', sources: ['Abfluss'] },
    ];
    expect(understandMessage({ question, history }).intent).toBeUndefined();
  });

  it.each(['das hilft mir nicht', 'deine antwort hilft nicht', 'der chat bringt nichts'])(
    'that nothing helps complains: %s',
    (question) => {
      expect(read(question).intent).toBe('complaint');
    },
  );

  it('keeps the words of the person beside the German ones', () => {
    const question = 'can I talk to a real person?';
    expect(read(question)).toMatchObject({ intent: 'person', asked: question });
    expect(read(question).searchText).not.toBe(question);
  });

  it.each(['und wenn er wieder da steht', 'es kommt keiner!'])(
    'that goes on with little of its own resembles no danger: %s',
    (question) => {
      const history = [{ role: 'user' as const, text: 'jemand steht auf meinem Parkplatz' }];
      expect(understandMessage({ question, history }).danger).toBeUndefined();
      expect(understandMessage({ question: 'es brennt', history }).danger?.sure).toBe(true);
    },
  );

  it('that help is there, after a danger, asks nothing', () => {
    const warned = { role: 'assistant' as const, text: '', isEmergency: true };
    const intentOf = (question: string) =>
      understandMessage({ question, history: [warned] }).intent;
    expect(intentOf('Die Feuerwehr ist jetzt da')).toBe('safe');
    expect(intentOf('der monteur ist da, danke')).toBe('thanks');
  });

  const fire = [
    { role: 'user' as const, text: 'es brennt in der kuche!!' },
    { role: 'assistant' as const, text: '', isEmergency: true },
    { role: 'user' as const, text: 'bin raus' },
    { role: 'assistant' as const, text: 'Gut, dass Sie in Sicherheit sind.' },
  ];

  it.each([
    'kann ich wieder rein?',
    'wann dürfen wir wieder in die Wohnung',
    'kann ich zurückgehen und die katze holen?',
    'ich geh nochmal rein mein handy holen',
    'muss nochmal rein die oma holen',
    'can we go back in now?',
    'Tekrar içeri girebilir miyiz?',
    'Czy możemy już wrócić do domu?',
    'Когда можно вернуться?',
    'Чи можна повернутися?',
    'هل يمكننا العودة إلى البيت؟',
  ])(
    'of those who want back into the house, turns after a danger, is told to wait: %s',
    (question) => {
      expect(understandMessage({ question, history: fire }).intent).toBe('safe');
      expect(read(question).intent).not.toBe('safe');
    },
  );

  it.each([
    'meine oma ist noch drin',
    'mein Sohn kommt nicht raus!',
    'my son is still inside',
    'annem hâlâ içeride',
    'мама ещё внутри',
    'мама ще всередині',
    'mama jest jeszcze w środku',
    'أمي ما زالت في الداخل',
  ])('that someone is in the house still is the danger again: %s', (question) => {
    const { danger } = understandMessage({ question, history: fire });
    expect(danger).toMatchObject({ kind: 'FIRE', sure: true });
    expect(read(question).danger?.kind).not.toBe('FIRE');
  });

  it.each([
    ['meine Heizung ist kalt, der Hausmeister geht nicht ans Telefon', 'meine Heizung ist kalt'],
    ['der Wasserhahn tropft. Ich wohne in der Hauptstraße 5', 'der Wasserhahn tropft.'],
    [
      'ich finde meinen Mietvertrag nicht, können Sie mir helfen?',
      'ich finde meinen Mietvertrag nicht',
    ],
    ['Der Hausmeister geht nicht ans Telefon', 'Der Hausmeister geht nicht ans Telefon'],
    ['nein ich meinte nicht den hausmeister sondern die buchhaltung', 'die buchhaltung'],
    [
      'hab keinen schlüssel verloren, brauch nur einen zweiten',
      'schlüssel brauch nur einen zweiten',
    ],
    ['nicht verloren, der schlüssel ist abgebrochen', 'der schlüssel ist abgebrochen'],
    ['kein strom, der kühlschrank taut ab', 'kein strom, der kühlschrank taut ab'],
    ['wer ist zuständig für winterdienst', 'wer macht winterdienst'],
    ['Wer ist für den Winterdienst zuständig?', 'wer macht den Winterdienst?'],
    ['wer ist für mich zuständig', 'wer ist für mich zuständig'],
    [
      'nicht nur der Keller sondern auch das Bad ist nass',
      'nicht nur der Keller sondern auch das Bad ist nass',
    ],
    [
      'Wann ist das Büro offen, ich erreiche niemand?',
      'Wann ist das Büro offen, ich erreiche niemand?',
    ],
  ])('is looked for without what is said besides: %s', (question, asked) => {
    expect(read(question).searchText).toBe(asked);
  });

  it('that another cause is denied leaves the danger that was told', () => {
    const gas = [
      { role: 'user' as const, text: 'im Keller stinkt es nach faulen Eiern' },
      { role: 'assistant' as const, text: '', isEmergency: true },
    ];
    const meant = (question: string) => understandMessage({ question, history: gas }).danger;
    expect(meant('nein nicht der Abfluss')).toMatchObject({ kind: 'GAS', sure: true });
    expect(meant('nein, es riecht nicht nach Gas')?.sure).not.toBe(true);
    expect(read('nein nicht der Abfluss').danger).toBeUndefined();
  });

  it.each(['steckt grad jemand drin', 'da ist jemand drin', 'is somebody stuck?'])(
    'that someone is inside means the lift that was spoken of: %s',
    (question) => {
      const history = [{ role: 'user' as const, text: 'was ist mit dem Aufzug los?' }];
      const { danger } = understandMessage({ question, history });
      expect(danger).toMatchObject({ kind: 'LIFT', sure: true });
      expect(read(question).danger?.kind).not.toBe('LIFT');
    },
  );

  it('that someone is inside against their will is one, whatever is denied of it', () => {
    const history = [{ role: 'user' as const, text: 'aufzug kaputt' }];
    const { danger } = understandMessage({ question: 'Sie sitzt nicht freiwillig drin', history });
    expect(danger).toMatchObject({ kind: 'LIFT', sure: true });
  });

  it('that the lift is empty is no danger where a lift was spoken of', () => {
    const history = [{ role: 'user' as const, text: 'aufzug kaputt' }];
    for (const question of ['nee steckt keiner drin', 'steckt niemand fest'])
      expect(understandMessage({ question, history }).danger).toBeUndefined();
  });

  it('about going back says nothing of the kind where people need not leave the house', () => {
    const leak = [
      { role: 'user' as const, text: 'Wasserrohrbruch im Bad!' },
      { role: 'assistant' as const, text: '', isEmergency: true },
    ];
    const question = 'kann ich wieder rein?';
    expect(understandMessage({ question, history: leak }).intent).not.toBe('safe');
    expect(
      understandMessage({ question: 'wer zahlt den Schaden?', history: fire }).intent,
    ).not.toBe('safe');
  });
});

const after = (before: string, question: string) =>
  understandMessage({ question, history: [{ role: 'user', text: before }] }).danger;

describe('danger that two messages tell of together', () => {
  it.each([
    ['es riecht komisch in der küche', 'so nach gas irgendwie', 'GAS'],
    ['der aufzug steht', 'ja da sind leute drin', 'LIFT'],
    ['im bad tropft es', 'aus der lampe', 'WATER'],
    ['die heizung geht nicht', 'hab ein baby', 'FROST'],
  ])('is sure: %s … %s', (before, question, kind) => {
    expect(after(before, question)).toEqual({ kind, sure: true });
  });

  it.each([
    ['kann ich im keller rauchen?', 'und im treppenhaus'],
    ['der aufzug steht', 'seit gestern'],
    ['der rauchmelder piept', 'einmal in der minute'],
    ['es riecht komisch in der küche', 'was kostet ein neuer herd?'],
  ])('is none: %s … %s', (before, question) => {
    expect(after(before, question)?.sure).not.toBe(true);
  });
});

describe('a wish for another language', () => {
  const history = [
    { role: 'user' as const, text: 'my toilet is blocked' },
    { role: 'assistant' as const, text: 'This is what …', language: 'en' },
  ];

  it('asks again what was asked last', () => {
    expect(understandMessage({ question: 'auf deutsch bitte', history })).toMatchObject({
      language: 'de',
      repeats: { question: expect.stringMatching(/toilette|verstopft/iu) as string, history: [] },
    });
  });

  it('begins a chat in that language', () => {
    expect(read('po polsku proszę')).toMatchObject({ language: 'pl', intent: 'opening' });
  });
});

describe('right after people were told to leave the house', () => {
  const history = [
    { role: 'user' as const, text: 'es riecht nach gas in der küche' },
    { role: 'assistant' as const, text: '**Gehen Sie ins Freie.**', isEmergency: true },
  ];
  const warned = (question: string) => understandMessage({ question, history });

  it.each([
    'kann ich hier drin bleiben',
    'soll ich warten',
    'müssen wir wirklich raus?',
    'ist das gefährlich?',
  ])('is the danger again, with the use case that helps in it: %s', (question) => {
    expect(warned(question)).toMatchObject({
      danger: { kind: 'GAS', sure: true },
      searchText: 'es riecht nach gas in der küche',
    });
  });
});

describe('a message that goes on', () => {
  const told = { role: 'user' as const, text: 'Der Nachbar über mir ist laut' };
  const noise = [told, { role: 'assistant' as const, text: '', sources: ['Lärm durch Nachbarn'] }];
  const wish = { role: 'user' as const, text: 'Ich möchte mit einem Mitarbeiter sprechen' };
  const passedOn = [wish, { role: 'assistant' as const, text: '' }];
  const answerTo = (question: string) => understandMessage({ question, history: passedOn });

  it('after an answer tells what was tried, and is no complaint', () => {
    const question = 'hab schon mit ihm geredet bringt nix';
    expect(understandMessage({ question, history: noise }).intent).toBeUndefined();
    expect(understandMessage({ question: 'das bringt nix', history: noise }).intent).toBe(
      'complaint',
    );
  });

  it('after a wish for a person tells how that one is to be reached, or asks when', () => {
    expect(answerTo('nein nicht anrufen, schreiben').intent).toBe('details');
    expect(answerTo('wann meldet ihr euch').intent).toBe('person');
    expect(read('nein nicht anrufen, schreiben').intent).not.toBe('details');
  });

  it('wishes for a language behind a greeting', () => {
    expect(read('hallo can you speak english?')).toMatchObject({
      language: 'en',
      intent: 'opening',
    });
  });

  it.each(['Danke hat geklappt!', 'gott sei dank'])('is thanks or relief: %s', (question) => {
    expect(read(question).intent).toBe('thanks');
  });
});
