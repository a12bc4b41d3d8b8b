import type { AnswerPrompt, ContactDetails, SmallTalk } from '../ai-provider.js';
import { nearestPassage, selectPassages } from './passages.js';

/** Begins every answer that could not be given; the summary recognises open questions by it. */
export const NO_ANSWER = 'Dazu liegen mir leider keine Informationen vor';

const SEARCH_FAILED =
  'Ich kann die Unterlagen Ihrer Hausverwaltung im Moment leider nicht durchsuchen.';

/** Composes the built-in assistant's answer, as Markdown. */
export function composeAnswer(prompt: AnswerPrompt): string {
  const { smallTalk, contact, useCases, question } = prompt;
  if (smallTalk) return SMALL_TALK[smallTalk](contact);
  const parts = [fromAttachments(prompt)];
  const [best] = useCases;
  if (best) {
    parts.push(`Zum Thema **${best.title}** gilt bei ${contact.companyName}: [${best.index}]`);
    parts.push(selectPassages(best.text, question));
    parts.push(`Haben Sie weitere Fragen dazu? ${reach(contact)}`);
  } else if (prompt.searchFailed) {
    parts.push(`${SEARCH_FAILED} ${reach(contact)}`);
  } else if (!parts[0]) {
    parts.push(
      `${NO_ANSWER}, und ich möchte Ihnen nichts Falsches sagen. ${reach(contact)}`,
      'Gern können Sie Ihre Frage auch mit anderen Worten stellen.',
    );
  }
  return parts.filter(Boolean).join('\n\n');
}

/** What the attached files say about the question; nothing if there are none. */
function fromAttachments({ attachments, question }: AnswerPrompt): string {
  const notes = attachments.map(({ name, mimeType, text }) => {
    if (mimeType.startsWith('image/')) {
      return `Das Bild „${name}“ habe ich erhalten, kann es aber selbst nicht ansehen. Ihre Hausverwaltung bekommt es mit der Zusammenfassung genannt.`;
    }
    const passage = text && nearestPassage(text, question);
    if (passage)
      return `In Ihrer Datei „${name}“ steht dazu:\n\n> ${passage.replaceAll('\n', '\n> ')}`;
    return `Ihre Datei „${name}“ habe ich erhalten.`;
  });
  return notes.join('\n\n');
}

const reach = ({ companyName, phone, email }: ContactDetails) =>
  `Sie erreichen ${companyName} unter ${phone} oder ${email}.`;

const SMALL_TALK: Record<SmallTalk, (contact: ContactDetails) => string> = {
  greeting: ({ companyName }) =>
    `Guten Tag! Ich bin der KI-Assistent von ${companyName}. Wobei kann ich Ihnen helfen?`,
  thanks: () => 'Sehr gern! Kann ich sonst noch etwas für Sie tun?',
  farewell: () =>
    'Auf Wiedersehen! Wenn Sie möchten, beenden Sie den Chat, dann erhalten Sie eine Zusammenfassung per E-Mail.',
  identity: ({ companyName }) =>
    `Ich bin ein KI-Assistent und beantworte Fragen rund um Ihr Zuhause mit den Unterlagen von ${companyName}. Ich bin kein Mensch, und meine Antworten können Fehler enthalten.`,
  wellbeing: () => 'Danke der Nachfrage! Mir geht es gut. Wobei kann ich Ihnen helfen?',
  agreement: () => 'Gut. Haben Sie noch eine weitere Frage?',
};
