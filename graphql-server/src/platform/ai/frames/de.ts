import type { AnswerFrame } from './answer-frame.js';
import { ofCompany, theCompany, withCompany } from './german-company-name.js';

export const DE: AnswerFrame = {
  smallTalk: {
    greeting: ({ companyName }) => [
      `Guten Tag! Ich bin der KI-Assistent ${ofCompany(companyName)}. Wobei kann ich Ihnen helfen?`,
      'Hallo noch einmal! Was kann ich für Sie tun?',
    ],
    opening: () => [
      'Ja, ich bin für Sie da. Worum geht es?',
      'Gern. Schreiben Sie mir einfach, worum es geht.',
    ],
    help: () => [
      'Ich bin für Sie da: Was ist passiert? Sind Menschen in Gefahr, rufen Sie bitte sofort die 112 an.',
    ],
    abilities: ({ companyName }) => [
      `Ich beantworte Fragen rund um Ihr Zuhause mit den Unterlagen ${ofCompany(companyName)}, zum Beispiel zu Heizung, Schlüsseln, Müll, Hausordnung, Nebenkosten oder Ihrem Vertrag. Schäden können Sie mir melden, gern mit Foto. Was ich nicht weiß, gebe ich auf Wunsch an das Team weiter. Worum geht es bei Ihnen?`,
    ],
    details: ({ phone }) => [
      `Danke, das habe ich notiert. Das Team bekommt es mit der Zusammenfassung, sobald Sie den Chat beenden. Wenn es eilt, rufen Sie bitte an: ${phone}.`,
    ],
    announced: ({ phone }) => [
      `Mehr ist mir dazu nicht bekannt. Fragen beantwortet das Team unter ${phone}.`,
    ],
    progress: ({ phone }) => [
      `Was aus Ihren Meldungen geworden ist, steht oben in diesem Chat, sobald das Team sie aufgenommen hat. Steht dort nichts, fragen Sie bitte nach: ${phone}.`,
    ],
    visit: ({ phone }) => [
      `Termine machen das Team und die Firmen direkt mit Ihnen aus, ich sehe sie hier nicht. Ob und wann jemand kommt, sagt man Ihnen unter ${phone}.`,
    ],
    neighbour: ({ phone }) => [
      `Über andere Bewohner gebe ich keine Auskunft, und niemand erfährt hier etwas über Sie. Geht es um Lärm, einen Schaden oder einen Streit, schreiben Sie mir das gern, oder rufen Sie an: ${phone}.`,
    ],
    'own-figures': ({ phone }) => [
      `Ihren Vertrag und Ihr Mietkonto kann ich hier nicht einsehen. Was Sie suchen, steht in Ihrem Mietvertrag oder in der letzten Abrechnung; genau sagt es Ihnen das Team unter ${phone}.`,
    ],
    hazard: ({ phone }) => [
      `Bitte fassen Sie nichts davon an, und halten Sie Kinder und Tiere fern. Sagen Sie dem Hausmeister oder dem Team, wo genau es liegt: ${phone}. Hat sich jemand verletzt oder etwas verschluckt, rufen Sie die 112 an.`,
    ],
    thanks: () => [
      'Sehr gern! Kann ich sonst noch etwas für Sie tun?',
      'Gern geschehen. Melden Sie sich, wenn noch etwas ist.',
      'Dafür bin ich da.',
    ],
    farewell: () => [
      'Auf Wiedersehen! Wenn Sie den Chat beenden, erhalten Sie eine Zusammenfassung per E-Mail.',
      'Alles Gute und bis zum nächsten Mal!',
    ],
    identity: ({ companyName }) => [
      `Ich bin ein KI-Assistent und antworte mit den Unterlagen ${ofCompany(companyName)}. Ich bin kein Mensch und kann mich irren. Auf Wunsch gebe ich Ihr Anliegen an das Team weiter.`,
      'Nein, hier antwortet ein Computerprogramm. Wenn Ihnen ein Mensch lieber ist, sagen Sie es mir, dann gebe ich Ihr Anliegen weiter.',
    ],
    wellbeing: () => ['Danke der Nachfrage, gut! Und was kann ich für Sie tun?'],
    safe: () => [
      'Gut, dass Sie in Sicherheit sind. Bleiben Sie dort, und gehen Sie erst zurück, wenn Feuerwehr, Polizei oder Notdienst es erlauben. Falls noch nicht geschehen: Rufen Sie jetzt die 112 an (bei Gewalt oder Einbruch die Polizei unter 110) und sagen Sie, ob noch jemand im Haus ist.',
    ],
    freed: () => [
      'Gut, dass alle aus dem Aufzug heraus sind. Geht es jemandem nicht gut, rufen Sie die 112 an. Benutzen Sie den Aufzug bitte nicht mehr, bis ein Techniker da war, und melden Sie die Störung, falls das noch nicht geschehen ist.',
    ],
    found: () => [
      'Das freut mich sehr. Sagen Sie bitte auch der Polizei unter 110 Bescheid, damit nicht weiter gesucht wird. Geht es der Person nicht gut, rufen Sie die 112 an.',
    ],
    agreement: () => ['Gut. Haben Sie noch eine Frage?', 'Alles klar. Was kann ich noch tun?'],
    refusal: () => ['In Ordnung. Wenn noch etwas ist, schreiben Sie mir einfach.'],
    apology: () => ['Kein Problem! Wobei kann ich Ihnen helfen?', 'Das macht gar nichts.'],
    insult: ({ companyName, phone }) => [
      `Das klingt, als hätten Sie sich geärgert, und das tut mir leid. Sagen Sie mir, worum es geht, oder sprechen Sie direkt mit ${withCompany(companyName)}: ${phone}.`,
    ],
    complaint: ({ companyName, phone }) => [
      `Es tut mir leid, dass ich Ihnen bisher nicht helfen konnte. Sagen Sie es gern noch einmal mit anderen Worten, oder sprechen Sie mit dem Team ${ofCompany(companyName)}: ${phone}.`,
      `Das ist ärgerlich, ich verstehe das. Am schnellsten kommen Sie jetzt mit einem Anruf weiter: ${phone}.`,
    ],
    condolence: ({ companyName, phone }) => [
      `Das tut mir sehr leid. Wenn wegen der Wohnung etwas zu regeln ist, helfe ich Ihnen gern, oder Sie sprechen in Ruhe mit ${withCompany(companyName)}: ${phone}.`,
    ],
    person: ({ companyName, phone, email }) => [
      `Ich habe Ihren Wunsch an ${theCompany(companyName)} weitergegeben, das Team meldet sich bei Ihnen. Direkt erreichen Sie es unter ${phone} oder ${email}.`,
      `Ihr Wunsch ist bereits weitergegeben. Wenn es eilt, rufen Sie bitte an: ${phone}.`,
    ],
  },
  announced: (day, over) => `Mitteilung vom ${day}${over ? `, galt bis ${over}` : ''}`,
  reports: ({ phone }) => [
    'So steht es um Ihre Meldungen:',
    `Fragen dazu beantwortet das Team unter ${phone}.`,
  ],
  sayByPhone: (phone) =>
    `Sagen Sie das bitte auch am Telefon: der 112 (bei Gewalt oder Einbruch der 110) oder unter ${phone}. Falls noch nicht geschehen, rufen Sie jetzt an.`,
  sympathy: 'Das tut mir sehr leid.',
  passOn: 'Bitte geben Sie meine Frage an einen Mitarbeiter weiter',
  notKnown: ({ companyName, phone, email }) =>
    `Dazu liegen mir leider keine Informationen vor, und ich möchte Ihnen nichts Falsches sagen. Gern gebe ich Ihre Frage weiter; oder Sie erreichen ${theCompany(companyName)} unter ${phone} oder ${email}.`,
  partNotKnown: 'Dazu liegen mir leider keine Informationen vor.',
  askBack: 'Meinten Sie eines dieser Themen?',
  orElse: 'Falls Sie etwas anderes meinten:',
  germanOriginal: '',
  contact: ({ companyName, phone, email }) =>
    `Sie erreichen ${theCompany(companyName)} unter ${phone} oder ${email}.`,
  whenClosed: (numbers) =>
    `Das Büro ist gerade geschlossen. Kann es nicht warten, rufen Sie an: ${numbers}.`,
  factMissing: 'Genau das steht nicht in unseren Unterlagen.',
  fallback: 'Hier die Auskunft direkt aus den Unterlagen Ihrer Hausverwaltung:',
  searchFailed: 'Ich kann die Unterlagen Ihrer Hausverwaltung im Moment leider nicht durchsuchen.',
  files: {
    says: (name) => `In Ihrer Datei „${name}“ steht:`,
    received: (name) =>
      `Ihre Datei „${name}“ habe ich gelesen. Sie können mich jederzeit danach fragen.`,
    stillReading: (name) =>
      `Ihre Datei „${name}“ lese ich noch, das dauert einen Augenblick. Fragen Sie mich gleich noch einmal danach.`,
    unreadable: (name) =>
      `Ihre Datei „${name}“ habe ich erhalten, ich kann darin aber keinen Text lesen. Ich leite sie mit der Zusammenfassung an Ihre Hausverwaltung weiter.`,
    nothingAbout: (name) => `In der Datei „${name}“ finde ich dazu nichts.`,
  },
  pictures: {
    says: (name) => `Auf Ihrem Bild „${name}“ lese ich:`,
    received: (name) =>
      `Das Bild „${name}“ habe ich gelesen. Sie können mich jederzeit danach fragen.`,
    stillReading: (name) =>
      `Das Bild „${name}“ lese ich noch, das dauert einen Augenblick. Fragen Sie mich gleich noch einmal danach.`,
    unreadable: (name) =>
      `Das Bild „${name}“ habe ich erhalten, ich kann darauf aber keinen Text lesen. Ich leite das Foto mit der Zusammenfassung an Ihre Hausverwaltung weiter.`,
    nothingAbout: (name) => `Auf dem Bild „${name}“ finde ich dazu nichts.`,
  },
};
