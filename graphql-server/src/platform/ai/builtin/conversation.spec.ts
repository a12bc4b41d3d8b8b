import { describe, expect, it } from 'vitest';
import type { AnswerPrompt, ConversationTurn } from '../ai-provider.js';
import type { SmallTalk } from '../small-talk.js';
import { frame, FRAME_LANGUAGES } from '../frames/index.js';
import { leavesOpen, NO_ANSWER } from './answer-essence.js';
import { composeAnswer } from './compose-answer.js';

const contact = {
  companyName: 'Lindenhof',
  email: 'info@lindenhof.example',
  phone: '040 66969 100',
  officeHours: 'Mo–Fr 9–12 Uhr, Do auch 14–18 Uhr',
};

/** A Saturday. */
const now = new Date('2026-11-21T10:00:00+01:00');

const keys = {
  index: 1,
  title: 'Schlüssel verloren',
  text: 'Melden Sie den Verlust unter 040 66969 145.\n\nEin Ersatzschlüssel kostet 45 Euro.',
};

const office = {
  index: 2,
  title: 'Büro und Sprechzeiten',
  text: 'Das Büro ist mittwochs von 14 bis 17 Uhr geöffnet. Der Zugang ist barrierefrei.',
};

const answer = (overrides: Partial<AnswerPrompt>) =>
  composeAnswer({
    contact,
    question: '',
    history: [],
    useCases: [],
    attachments: [],
    now,
    role: 'tenant',
    ...overrides,
  });

const turns = (...texts: string[]): ConversationTurn[] =>
  texts.map((text, at) => ({ role: at % 2 === 0 ? 'user' : 'assistant', text }));

/** What the built-in assistant says in place of the configured service. */
const inPlace = (history: ConversationTurn[]) =>
  answer({ question: 'Schlüssel weg', useCases: [keys], isFallback: true, history });

/** The reply to thanks for something that was said. */
const thanks = (said: string, { isEmergency = false } = {}) => {
  const history = turns('x', said).map((turn) => ({ ...turn, isEmergency }));
  return answer({ question: 'danke', smallTalk: 'thanks', history });
};

describe('a list that was said before', () => {
  const leak = {
    index: 1,
    title: 'Rohrbruch und Leck',
    text: [
      'Schließen Sie das Absperrventil und rufen Sie 089 99998 555 an. Danach ist wichtig:',
      '- Schalten Sie den Strom ab, wenn Wasser durch Lampen tropft.\n- Klingeln Sie bei den Nachbarn.',
    ].join('\n\n'),
  };
  const inDanger = { useCases: [leak], inDanger: true };
  const first = answer({ ...inDanger, question: 'Wasser kommt aus der Decke' });
  const history: ConversationTurn[] = [
    { role: 'user', text: 'Wasser kommt aus der Decke' },
    { role: 'assistant', text: first, sources: [leak.title] },
  ];

  it('says whom to ask who pays, behind what helps', () => {
    const question = 'Wasser kommt aus der Decke, wer zahlt das?';
    expect(answer({ ...inDanger, question })).toMatch(/Wer die Kosten trägt, klärt .*: [\d ]+\./);
    expect(first).not.toContain('Kosten');
    const folded = answer({ ...inDanger, question }).split('\n---\n')[0];
    expect(folded).toContain('Wer die Kosten trägt');
  });

  it('says it to those who are safe, too', () => {
    const safe = { smallTalk: 'safe' as const, useCases: [] };
    expect(answer({ ...safe, question: 'ist gelöscht, wer zahlt den schaden' })).toMatch(
      /in Sicherheit.*Wer die Kosten trägt/s,
    );
    expect(answer({ ...safe, question: 'ist gelöscht' })).not.toContain('Kosten');
  });

  it('is answered from by the entry that a message is about', () => {
    const text = answer({ ...inDanger, history, question: 'es tropft auf die lampe' });
    expect(text).toBe('Schalten Sie den Strom ab, wenn Wasser durch Lampen tropft. [1]');
  });

  it('is said again in danger rather than held back', () => {
    const text = answer({ ...inDanger, history, question: 'wir schaffen das nicht' });
    expect(text).not.toContain('leider nicht');
    expect(text).toContain('Schließen Sie das Absperrventil');
  });
});

describe('a question whether somebody is there', () => {
  it('is answered from the use case, in view of the clock', () => {
    expect(answer({ question: 'Hat das Büro heute offen?', useCases: [office] })).toMatch(
      /^Nein, heute \(Samstag\) ist das Büro geschlossen\. Es öffnet wieder am Mittwoch um 14 Uhr\. Das Büro ist mittwochs von 14 bis 17 Uhr geöffnet\. \[2\]/,
    );
  });

  it('is understood behind another one of its kind, and quotes nothing twice', () => {
    const first = answer({ question: 'Hat das Büro heute offen?', useCases: [office] });
    const history = turns('Hat das Büro heute offen?', first);
    expect(answer({ question: 'und am Mittwoch?', useCases: [office], history })).toBe(
      'Ja, am Mittwoch ist das Büro geöffnet, und zwar von 14 bis 17 Uhr. [2]',
    );
  });

  it('is answered from the office hours of the company when no use case tells them', () => {
    const text = answer({ question: 'kann ich am Montag anrufen?' });
    expect(text).toContain('Ja, am Montag ist das Telefon besetzt, und zwar von 9 bis 12 Uhr.');
    expect(text).toContain(contact.phone);
  });

  it.each([
    ['quiet hours', 'Nachts gilt Ruhe von 22 bis 7 Uhr, sonntags den ganzen Tag von 0 bis 24 Uhr.'],
    ['the caretaker', 'Den Hausmeister erreichen Sie werktags von 7 bis 15 Uhr.'],
  ])('is not answered with the hours of %s when the office is meant', (_, text) => {
    const useCases = [{ ...office, text }];
    const reply = answer({ question: 'Hat das Büro heute offen?', useCases });
    expect(reply).toContain('Es öffnet wieder am Montag um 9 Uhr.');
    expect(reply).not.toContain(text);
  });

  const twoHours = {
    ...office,
    text: 'Unser Büro ist montags bis freitags von 8 bis 18 Uhr geöffnet. Für ein Beratungsgespräch buchen Sie bitte einen Termin; donnerstags von 13 bis 18 Uhr geht es auch ohne.',
  };

  it.each([
    [
      'habt ihr gerade offen?',
      'Nein, heute (Samstag) ist das Büro geschlossen. Es öffnet wieder am Montag um 8 Uhr.',
    ],
    [
      'wie lange habt ihr heute offen',
      'Heute (Samstag) ist das Büro geschlossen. Es öffnet wieder am Montag um 8 Uhr.',
    ],
    [
      'wann habt ihr das nächste mal offen',
      'Heute (Samstag) ist das Büro geschlossen. Es öffnet wieder am Montag um 8 Uhr.',
    ],
    [
      'kann ich heute ohne termin vorbeikommen',
      'Nein, heute (Samstag) können Sie nicht ohne Termin kommen. Ohne Termin geht es wieder am Donnerstag um 13 Uhr.',
    ],
  ])('tells office hours from those without an appointment: %s', (question, reply) => {
    expect(answer({ question, useCases: [twoHours] })).toContain(reply);
  });

  it('is answered from the hours of the office, where it is not sure what is meant', () => {
    const phone = {
      ...office,
      index: 1,
      text: 'Übergaben finden montags bis freitags von 8 bis 15 Uhr statt.',
    };
    const text = answer({
      question: 'habt ihr am mittwoch ohne termin auf',
      useCases: [
        phone,
        { ...office, text: 'Das Büro ist mittwochs von 14 bis 17 Uhr ohne Termin geöffnet.' },
      ],
      unsure: true,
    });
    expect(text).toContain(
      'Ja, am Mittwoch können Sie ohne Termin kommen, und zwar von 14 bis 17 Uhr.',
    );
  });

  it('tells no hours to a person who complains of the caretaker', () => {
    const caretaker = { ...office, text: 'Der Hausmeister ist werktags von 7 bis 15 Uhr da.' };
    const question = 'der Hausmeister war heute unverschämt zu mir';
    const text = answer({ question, useCases: [caretaker] });
    expect(text).not.toMatch(/^(?:Ja|Nein|Jetzt)/);
  });

  it('says what time it is where the hours leave open whether today is meant', () => {
    const caretaker = { ...office, text: 'Der Hausmeister ist werktags von 7 bis 15 Uhr da.' };
    const text = answer({ question: 'Ist der Hausmeister jetzt da?', useCases: [caretaker] });
    expect(text).toBe(
      'Jetzt ist Samstag, 10 Uhr. Der Hausmeister ist werktags von 7 bis 15 Uhr da. [2]',
    );
  });
});

describe('a question that may mean several things', () => {
  it('is asked back with what may be meant, each with its number', () => {
    const text = answer({ question: 'Schlüssel', useCases: [keys, office], unsure: true });
    expect(text).toContain('Meinten Sie');
    expect(text).toContain('- Schlüssel verloren [1]\n- Büro und Sprechzeiten [2]');
    expect(text).not.toContain('45 Euro');
    expect(answer({ question: 'Schlüssel', useCases: [keys], unsure: true })).toBe(
      'Meinten Sie „Schlüssel verloren“ [1]?',
    );
  });

  it('says that it may not know where much of the question stands in no use case', () => {
    const question = 'Trampolin im Hof';
    const doubted = answer({ question, useCases: [keys, office], unsure: true, isDoubtful: true });
    expect(doubted).toContain('Ich bin nicht sicher, ob ich dazu etwas weiß: Meinten Sie eines');
    const one = answer({ question, useCases: [keys], unsure: true, isDoubtful: true });
    expect(one).toContain('Ich bin nicht sicher, ob ich dazu etwas weiß: Meinten Sie „Schlüssel');
    expect(answer({ question, useCases: [keys], unsure: true })).not.toContain('nicht sicher');
  });

  it('begins with what the likeliest would answer; of others is said only what speaks of the question', () => {
    const question = 'was kostet ein neuer schlüssel für meine tochter';
    const text = answer({ question, useCases: [keys, office], unsure: true });
    expect(text).toMatch(/^\*\*Schlüssel verloren\*\* \[1\]: .*45 Euro/);
    expect(text).toMatch(/Falls Sie etwas anderes meinten:\n\n- Büro und Sprechzeiten \[2\]$/);
  });
});

describe('several questions in one message', () => {
  const question = 'Was kostet ein Schlüssel? Wann hat das Büro offen? Und das Wetter?';
  const text = answer({
    question,
    useCases: [keys, office],
    parts: [
      { question: 'Was kostet ein Schlüssel?', sources: [1], unsure: false },
      { question: 'Wann ist das Büro geöffnet?', sources: [2], unsure: false },
      { question: 'Büro oder Schlüssel?', sources: [1, 2], unsure: true },
      { question: 'Und das Wetter?', sources: [], unsure: false },
    ],
  });

  it('are answered in their order, each under its subject', () => {
    const places = [
      '**Schlüssel verloren**\n\nEin Ersatzschlüssel kostet 45 Euro. [1]',
      '**Büro und Sprechzeiten**\n\nDas Büro ist mittwochs',
      '**Büro oder Schlüssel?**\n\n**',
      `**Und das Wetter?**\n\n${NO_ANSWER}`,
      '\n\n---\n\n',
    ].map((part) => text.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('fold what is left of each use case once', () => {
    const [, folded = ''] = text.split('\n\n---\n\n');
    expect(folded).toContain('**Schlüssel verloren**\n\nMelden Sie den Verlust');
    expect(folded).not.toContain('45 Euro');
  });
});

describe('several questions in another language', () => {
  it('show no German words that were only searched for', () => {
    const text = answer({
      question: 'do you speak english? my key is lost',
      language: 'en',
      useCases: [keys, office],
      parts: [
        { question: 'Sprache Dolmetscher', sources: [1, 2], unsure: true },
        { question: 'Wörter ohne Fund', sources: [], unsure: false },
        { question: 'Schlüssel verloren', sources: [1], unsure: false },
      ],
    });
    expect(text).not.toContain('Dolmetscher');
    expect(text).not.toContain('ohne Fund');
    expect(text).toContain('**Schlüssel verloren**');
  });
});

describe('several questions that use cases without a contact answer', () => {
  it('are followed by the contact, once and behind all answers', () => {
    const cats = { ...keys, title: 'Haustiere', text: 'Katzen sind erlaubt.' };
    const bikes = { ...office, title: 'Fahrräder', text: 'Fahrräder stehen im Keller.' };
    const text = answer({
      question: 'Sind Katzen erlaubt? Wo stehen Fahrräder?',
      useCases: [cats, bikes],
      parts: [
        { question: 'Sind Katzen erlaubt?', sources: [1], unsure: false },
        { question: 'Wo stehen Fahrräder?', sources: [2], unsure: false },
      ],
    });
    expect(text.split('Bei Rückfragen')).toHaveLength(2);
    expect(text.indexOf('Bei Rückfragen')).toBeGreaterThan(text.indexOf('im Keller.'));
  });
});

describe('a question whether the office is there', () => {
  it.each(['seid ihr samstags da', 'Ist am Samstag jemand da?', 'habt ihr samstags offen'])(
    'is answered by the hours, not by a use case that names the day: %s',
    (question) => {
      const quiet = { ...keys, title: 'Ruhezeiten', text: 'Samstags ist ab 22 Uhr Ruhe.' };
      const text = answer({ question, useCases: [quiet] });
      expect(text).toMatch(/^Nein, am Samstag ist das Büro geschlossen/);
    },
  );
});

describe('what cannot be answered', () => {
  it('is passed on if wanted, and the contact comes with its hours', () => {
    const text = answer({ question: 'Wie wird das Wetter?' });
    expect(text).toContain(NO_ANSWER);
    expect(text).toContain('gebe ich Ihre Frage an das Team weiter');
    expect(text).toContain(`Bürozeiten: ${contact.officeHours}.`);
    expect(text).toContain('Das Büro ist am Montag um 9 Uhr wieder besetzt.');
  });

  it('is said in other words the second time, and still recognised as open', () => {
    const first = answer({ question: 'Wie wird das Wetter?' });
    const second = answer({ question: 'Und Fußball?', history: turns('Wetter?', first) });
    expect(second).not.toContain(NO_ANSWER);
    expect([first, second].map(leavesOpen)).toEqual([true, true]);
  });

  it('is recognised as open in every language', () => {
    for (const language of FRAME_LANGUAGES) {
      expect(leavesOpen(answer({ question: '?', language }))).toBe(true);
      const answered = answer({ question: '?', language, useCases: [keys] });
      expect(leavesOpen(answered)).toBe(false);
    }
  });
});

describe('an answer in place of the configured service', () => {
  it('says so once in a row', () => {
    const first = inPlace([]);
    expect(first).toMatch(/direkt aus den Unterlagen.*\n\nMelden Sie den Verlust/);
    expect(inPlace(turns('Hallo', first))).not.toContain('direkt aus den Unterlagen');
  });
});

describe('an answer to a person who speaks another language', () => {
  it('quotes the German text within sentences of that language', () => {
    const text = answer({
      language: 'en',
      question: 'How much is a new key?',
      germanQuestion: 'kosten neuer Schlüssel',
      useCases: [keys],
    });
    const [front = ''] = text.split('\n\n---\n\n');
    expect(front).toBe(
      `${frame('en').germanOriginal}\n\n> Ein Ersatzschlüssel kostet 45 Euro. [1]`,
    );
  });

  it('owns up to a missing fact in that language', () => {
    const text = answer({
      language: 'tr',
      question: 'Ne sıklıkla?',
      germanQuestion: 'wie oft',
      useCases: [keys],
    });
    expect(text).toContain(frame('tr').factMissing);
    expect(text).not.toContain('Unterlagen');
  });
});

describe('whether the office can be reached at the weekend', () => {
  const service = {
    index: 1,
    title: 'Notdienst',
    text: 'Der Notdienst ist am Wochenende rund um die Uhr unter 040 66969 900 erreichbar.',
  };
  const asked = { question: 'seid ihr am wochenende erreichbar', useCases: [service] };

  it('is not told by the hours of the emergency service', () => {
    expect(answer(asked)).toContain('040 66969 900');
    expect(answer(asked)).not.toMatch(/^Ja/);
  });

  it('is told by the office hours where nothing else is known', () => {
    expect(answer({ ...asked, useCases: [] })).toMatch(/^Nein, am Samstag .* am Montag um 9 Uhr/);
  });
});

describe('the name of a company', () => {
  it.each([
    ['Lindenhof Hausverwaltung GmbH', 'der KI-Assistent der Lindenhof Hausverwaltung GmbH.'],
    ['Wohnen am Park', 'der KI-Assistent von Wohnen am Park.'],
  ])('has an article where one is sure: %s', (companyName, said) => {
    const greeted = { ...contact, companyName };
    expect(answer({ question: 'hallo', smallTalk: 'greeting', contact: greeted })).toContain(said);
  });
});

describe('small talk', () => {
  it('sends an authority to the company, as no one can see who writes', () => {
    const question = 'Ich bin von der Polizei, wohnt Herr Huber noch hier?';
    const text = answer({ question, smallTalk: 'neighbour' });
    expect(text).toContain('Ich kann nicht prüfen, wer schreibt.');
    expect(text).toContain(contact.email);
  });

  const KINDS = Object.keys(frame().smallTalk) as SmallTalk[];

  it.each(KINDS)('is answered in every language: %s', (smallTalk) => {
    for (const language of FRAME_LANGUAGES) {
      const text = answer({ question: 'x', smallTalk, language });
      expect(text.length).toBeGreaterThan(10);
      expect(leavesOpen(text)).toBe(false);
    }
  });

  it('sends what comes right after an emergency to those who are called', () => {
    const warned = {
      role: 'assistant' as const,
      text: '**Rufen Sie die 112 an.**',
      isEmergency: true,
    };
    const said = answer({ question: 'er atmet noch', smallTalk: 'details', history: [warned] });
    expect(said).toMatch(/auch am Telefon: der 112 .* rufen Sie jetzt an/);
    expect(answer({ question: 'er atmet noch', smallTalk: 'details' })).not.toContain('112');
  });

  it('names the emergency service for what came up after an emergency', () => {
    const service = { ...contact, emergencyContacts: [{ label: 'Notdienst', phone: '040 900' }] };
    const told = (isEmergency: boolean) =>
      answer({
        question: 'seit gestern',
        smallTalk: 'details',
        contact: service,
        history: [{ role: 'assistant', text: 'x', isEmergency }],
      });
    expect(told(true)).toContain('040 900');
    expect(told(false)).toContain(contact.phone);
  });

  it('does not say the same thing three times', () => {
    const history: ConversationTurn[] = [];
    for (let i = 0; i < 3; i += 1) {
      const text = answer({ question: 'danke', smallTalk: 'thanks', history: [...history] });
      history.push({ role: 'user', text: 'danke' }, { role: 'assistant', text });
    }
    const replies = history.filter(({ role }) => role === 'assistant').map(({ text }) => text);
    expect(new Set(replies).size).toBe(3);
  });

  it('thanks differ after an emergency and after a death', () => {
    expect(thanks('**Gehen Sie ins Freie.**', { isEmergency: true })).toContain('in Sicherheit');
    expect(thanks('Das tut mir sehr leid.')).toContain('viel Kraft');
    expect(thanks('Ein Schlüssel kostet 45 Euro. [1]')).toContain('Sehr gern');
  });

  it('tells who wants a person whether somebody is there', () => {
    const text = answer({ question: 'einen Menschen bitte', smallTalk: 'person' });
    expect(text).toContain(contact.phone);
    expect(text).toContain('Das Büro ist am Montag um 9 Uhr wieder besetzt.');
  });
});

it('says again what holds for a cat, where a dog was asked about before', () => {
  const rule = 'Katzen und Hunde dürfen Sie mit unserer Zustimmung halten.';
  const pets = {
    index: 1,
    title: 'Hund, Katze und andere Haustiere',
    text: `${rule} Ziervögel und Kaninchen sind zustimmungsfrei.`,
  };
  const history: ConversationTurn[] = [
    { role: 'user', text: 'darf ich einen hund halten' },
    { role: 'assistant', text: `${rule} [1]`, sources: [pets.title] },
  ];
  expect(answer({ question: 'und eine katze?', useCases: [pets], history })).toContain(rule);
});

describe('a question that is asked again for another place', () => {
  const bikes = {
    index: 1,
    title: 'Fahrräder und Kinderwagen abstellen',
    text: 'Fahrräder gehören in die Abstellräume im Untergeschoss. E-Bikes laden Sie an den Schränken im Abstellraum.',
  };
  const history: ConversationTurn[] = [
    { role: 'user', text: 'darf mein fahrrad ins treppenhaus' },
    {
      role: 'assistant',
      text: 'Fahrräder gehören in die Abstellräume im Untergeschoss. [1]',
      sources: [bikes.title],
    },
  ];

  it('is answered by what the use case says of the place', () => {
    const text = answer({ question: 'und im keller?', useCases: [bikes], history });
    expect(text).toMatch(/^Fahrräder gehören in die Abstellräume im Untergeschoss/);
  });

  it('is not known where the use case says nothing of it', () => {
    const text = answer({ question: 'und auf dem balkon?', useCases: [bikes], history });
    expect(text).toContain('steht nicht in unseren Unterlagen');
    expect(text).not.toContain('E-Bikes');
  });
});
