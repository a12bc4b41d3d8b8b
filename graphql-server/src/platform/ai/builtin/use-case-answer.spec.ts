import { describe, expect, it } from 'vitest';
import type { AnswerPrompt, ConversationTurn } from '../ai-provider.js';
import { composeAnswer } from './compose-answer.js';

const contact = {
  companyName: 'Lindenhof',
  email: 'info@lindenhof.example',
  phone: '040 66969 100',
};

const heating = {
  index: 1,
  title: 'Heizung ausgefallen',
  text: [
    'Melden Sie den Ausfall unter 040 66969 120. Ein Monteur kommt am nächsten Werktag.',
    'Vor dem Anruf hilft eine kurze Prüfung:',
    '- Steht das Thermostat auf Stufe 3?\n- Bleibt es auch bei den Nachbarn kalt?',
    'Heizlüfter leiht der Hausmeister kostenlos aus. Sie stehen im Keller bereit.',
  ].join('\n\n'),
};

const keys = {
  index: 1,
  title: 'Schlüssel verloren',
  text: [
    'Melden Sie den Verlust bitte innerhalb von 24 Stunden der Schlüsselverwaltung.',
    'Ein Ersatzschlüssel kostet 45 Euro. Dieser liegt nach fünf Werktagen zur Abholung bereit.',
    'Bei Diebstahl erstatten Sie bitte Anzeige bei der Polizei. Eigentümer melden den Verlust der Versicherung.',
  ].join('\n\n'),
};

/** A conversation about one use case, as the service keeps it. */
function conversation(useCase: typeof keys, more: Partial<AnswerPrompt> = {}) {
  const history: ConversationTurn[] = [];
  return (question: string) => {
    const prompt = { contact, question, history: [...history], attachments: [], ...more };
    const text = composeAnswer({ ...prompt, useCases: [useCase] });
    history.push({ role: 'user', text: question });
    history.push({ role: 'assistant', text, sources: [useCase.title] });
    const [front = '', folded = ''] = text.split('\n\n---\n\n');
    return { front, folded };
  };
}

describe('an answer from a use case', () => {
  it('names the number that another paragraph has given', () => {
    const lift = {
      ...{ index: 1, title: 'Aufzug' },
      text: 'Sind Sie eingeschlossen, rufen Sie 040 66969 222 an.\n\nIst der Aufzug nur außer Betrieb, melden Sie die Störung unter derselben Nummer.',
    };
    expect(conversation(lift)('Wo melde ich, dass der Aufzug außer Betrieb ist?').front).toContain(
      'unter derselben Nummer (040 66969 222).',
    );
  });

  it('names the number of what the use case is about, and not one that stood between', () => {
    const caretaker = {
      ...{ index: 1, title: 'Objektbetreuer erreichen' },
      text: 'Ihr Objektbetreuer ist unter 089 99998 535 erreichbar.\n\nSchäden laufen über 089 99998 520. Schlüssel nimmt er nur gegen Quittung an. Im Urlaub vertritt ihn das mobile Team unter derselben Nummer.',
    };
    expect(conversation(caretaker)('wer vertritt den objektbetreuer im urlaub').front).toContain(
      'unter derselben Nummer (089 99998 535).',
    );
  });

  it('says first what was asked for, with its source, and folds the rest', () => {
    const { front, folded } = conversation(keys)('Was kostet ein neuer Schlüssel?');
    expect(front).toMatch(/^Ein Ersatzschlüssel kostet 45 Euro\./);
    expect(front).toContain('[1]');
    expect(front).not.toContain('Polizei');
    expect(folded).toContain('innerhalb von 24 Stunden');
    expect(folded).toContain('Polizei');
    expect(folded).not.toContain('45 Euro');
  });

  it('takes the sentence along to which another one refers', () => {
    const { front } = conversation(keys)('Wie lange dauert es bis zur Abholung?');
    expect(front).toContain('Ein Ersatzschlüssel kostet 45 Euro. Dieser liegt nach fünf Werktagen');
  });

  it('says whom to turn to when a situation is described, and keeps lists whole', () => {
    const { front } = conversation(heating)('Meine Heizung ist kalt');
    expect(front).toMatch(/^Melden Sie den Ausfall unter 040 66969 120\./);
    const { front: list } = conversation(heating)('Was soll ich vor dem Anruf prüfen?');
    expect(list).toContain(
      'Prüfung [1]:\n\n- Steht das Thermostat auf Stufe 3?\n- Bleibt es auch bei den Nachbarn kalt?',
    );
  });

  it.each(['Meine Heizung ist kalt', 'Was kostet ein Heizlüfter?', 'Wie lange dauert das?'])(
    'opens without a template: %s',
    (question) => {
      const { front } = conversation(heating)(question);
      expect(front).not.toMatch(/zum Thema|passt der Eintrag|Gern helfe ich|\*\*/);
    },
  );

  it('never says anything before the emergency number with which a use case begins', () => {
    const gas = {
      index: 1,
      title: 'Gasgeruch',
      text: 'Bei Gasgeruch rufen Sie von draußen die 112 an.\n\nDanach erreichen Sie uns unter 040 66969 900.',
    };
    const { front } = conversation(gas)('Unter welcher Telefonnummer erreiche ich Sie danach?');
    expect(front).toMatch(/^Bei Gasgeruch rufen Sie von draußen die 112 an\./);
  });

  it('names whom to ask once when the use case names nobody', () => {
    const ask = conversation(keys);
    expect(ask('Mein Schlüssel ist weg').front).toContain(contact.phone);
    expect(ask('Und was kostet das?').front).not.toContain(contact.phone);
    expect(conversation(heating)('Heizung kalt').front).not.toContain(contact.email);
  });
});

describe('a further answer from the same use case', () => {
  it('says what is new and fits, and nothing twice', () => {
    const ask = conversation(keys);
    const first = ask('Schlüssel verloren');
    expect(first.front).toContain('innerhalb von 24 Stunden');
    const cost = ask('Und was kostet das?');
    expect(cost.front).toMatch(/^Ein Ersatzschlüssel kostet 45 Euro\./);
    expect(cost.front).not.toContain('innerhalb von 24 Stunden');
    expect(cost.folded).toBe('');
  });

  it('compares with all that was said, not only with the last answer', () => {
    const ask = conversation(heating);
    ask('Meine Heizung ist kalt');
    ask('Was kostet ein Heizlüfter?');
    expect(ask('Meine Heizung ist kalt').front).not.toContain('am nächsten Werktag.\n');
  });

  it('owns up to a fact that is not there, names it, and says whom to ask', () => {
    const ask = conversation(keys);
    ask('Schlüssel verloren');
    const { front } = ask('Und wen kann ich anrufen?');
    expect(front).toContain('Eine eigene Rufnummer dafür steht nicht in unseren Unterlagen.');
    expect(front).toContain(contact.phone);
    expect(front).not.toContain('24 Stunden');
  });

  it('says again what was asked for again, without anything around it', () => {
    const ask = conversation(keys);
    ask('Was kostet ein Schlüssel?');
    const { front } = ask('Nochmal: was kostet ein Schlüssel?');
    expect(front).toMatch(/^Ein Ersatzschlüssel kostet 45 Euro\..*\[1\]$/);
  });

  it('says only the clause that was asked about of a sentence that was said', () => {
    const ask = conversation({
      ...keys,
      text: 'Die Nachtruhe gilt von 22 bis 6 Uhr; an Sonntagen ist ganztägig Ruhe zu halten.',
    });
    ask('Ab wann ist Ruhe?');
    expect(ask('und sonntags?').front).toBe('An Sonntagen ist ganztägig Ruhe zu halten. [1]');
  });

  it('owns up when nothing fits and all was said', () => {
    const ask = conversation({ ...keys, text: 'Melden Sie den Verlust unter 040 66969 145.' });
    ask('Schlüssel verloren');
    const { front } = ask('muss ich das aufschreiben?');
    expect(front).toContain('steht nicht in unseren Unterlagen');
    expect(front).not.toContain('66969 145');
  });
});

describe('a message that only adds something', () => {
  it('is noted where it says how to reach a person, and nothing is recited', () => {
    const ask = conversation(heating);
    ask('Meine Heizung ist kalt');
    expect(ask('Meine Nummer ist 0171 5550142, am besten ab 17 Uhr').front).toMatch(
      /^Danke, das habe ich notiert\./,
    );
  });

  it('is answered by what holds for those whom it tells of', () => {
    const text = `${heating.text} Leben Kinder unter drei Jahren oder Kranke im Haushalt, kommt der Dienst binnen sechs Stunden.`;
    const ask = conversation({ ...heating, text });
    ask('Meine Heizung ist kalt');
    expect(ask('mein sohn ist zwei').front).toMatch(/^Leben Kinder unter drei Jahren .* \[1\]$/);
    expect(ask('ich bin gerade operiert').front).toContain('Kranke');
    expect(ask('meine oma sitzt im rollstuhl').front).toContain('Kranke');
  });

  it('is still answered if something is broken, asked, or spoken of in the use case', () => {
    const ask = conversation(heating);
    ask('Meine Heizung ist kalt');
    expect(ask('Das Thermostat ist auf Stufe 3').front).not.toContain('notiert');
    expect(ask('Wo ist das Büro?').front).not.toContain('notiert');
    expect(ask('Es ist nichts besser geworden').front).not.toContain('notiert');
  });
});

describe('a fact', () => {
  it('of a size is no telephone number, date or time', () => {
    const rent = {
      ...keys,
      title: 'Mietminderung',
      text: 'Schreiben Sie uns bis zum 30. April. Fragen beantwortet 040 66969 140.\n\nFeste Sätze gibt es nicht.',
    };
    expect(conversation(rent)('Um wie viel?').front).toMatch(/^Feste Sätze gibt es nicht\./);
  });
});

describe('a situation', () => {
  it('is answered first with whom to turn to', () => {
    const window = {
      ...keys,
      title: 'Fenster',
      text: 'Defekte Fenster melden Sie unter 040 66969 120. Den Rollladen ziehen Sie bitte vorsichtig hoch.\n\nDichtungen tauscht der Tischler, wenn es am Rand zieht.',
    };
    const { front } = conversation(window)('Es zieht am Rand');
    expect(front).toMatch(/^Defekte Fenster melden Sie unter 040 66969 120\./);
  });
});

describe('an answer in danger', () => {
  it('says what names help, and nothing else at once', () => {
    const power = {
      ...keys,
      title: 'Stromausfall',
      text: 'Ist nur der Keller dunkel, melden Sie das dem Hausmeister.\n\nBrennt es, wählen Sie die 112.',
    };
    const { front } = conversation(power, { inDanger: true })('Es brennt im Keller!');
    expect(front).toBe('Brennt es, wählen Sie die 112. [1]');
  });
});

describe('an answer to a role', () => {
  const both = {
    index: 1,
    title: 'Versicherung',
    text: [
      'Eigentümer melden Schäden der WEG-Abteilung. Schäden am Hausrat melden Sie Ihrer Versicherung.',
      '### Für Mieter',
      'Eine Haftpflicht zahlt Schäden an der Wohnung.',
      '### Für Eigentümer',
      'Die Police zahlt Schäden am Gebäude.',
    ].join('\n\n'),
  };

  it('keeps what is meant for owners behind what is meant for tenants', () => {
    const { front, folded } = conversation(both, { role: 'tenant' })('Ich habe einen Schaden');
    expect(front).toContain('Schäden am Hausrat');
    expect(front).not.toContain('WEG-Abteilung');
    expect(folded).toMatch(/Police zahlt Schäden am Gebäude\.$/);
  });

  it('says to owners what is meant for them', () => {
    const ask = conversation(both, { role: 'owner' });
    expect(ask('Ich habe einen Schaden').front).toContain('Eigentümer melden Schäden');
    expect(ask('Wer zahlt Schäden an der Wohnung?').front).not.toContain('Haftpflicht');
  });

  it('takes a sentence that speaks to both roles for both', () => {
    const wallbox = {
      ...both,
      text: 'Mieter können die Erlaubnis verlangen, Eigentümer einen Beschluss.\n\nMieter zahlen die Wallbox.',
    };
    const { front, folded } = conversation(wallbox, { role: 'owner' })('Was kann ich verlangen?');
    expect(front).toContain('Eigentümer einen Beschluss');
    expect(folded).toBe('Mieter zahlen die Wallbox.');
  });

  it('owns up where nothing says whether something is dangerous, and calms by no statement about another thing', () => {
    const water = {
      ...{ index: 1, title: 'Trinkwasser: Legionellen und Verfärbung' },
      text: 'Ist das Leitungswasser braun, lassen Sie es fünf Minuten laufen. Bis zur Klärung trinken Sie das Wasser bitte nicht.\n\nBei Legionellen setzen wir Duschfilter ein. Trinken ist auch dann unbedenklich.',
    };
    expect(conversation(water)('braunes wasser ist das gefährlich').front).toContain(
      'Ob das gefährlich ist, steht',
    );
    expect(conversation(water)('legionellen ist das gefährlich').front).toContain('unbedenklich');
    const ask = conversation(heating);
    ask('heizung ist kalt');
    expect(ask('ist das gefährlich?').front).toContain('Ob das gefährlich ist, steht');
  });
});
