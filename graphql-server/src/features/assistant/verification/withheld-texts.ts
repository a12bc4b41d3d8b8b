import type { ContactDetails } from '../../../platform/ai/index.js';

type Text = (contact: ContactDetails) => string;

/** Said once in place of what was withheld. Company and number stay as they are written. */
const GERMAN: Text = ({ companyName, phone }) =>
  `Die genaue Angabe dazu steht nicht in den Unterlagen; bitte fragen Sie ${companyName} unter ${phone} danach.`;

const OTHERS: Readonly<Record<string, Text>> = {
  en: ({ companyName, phone }) =>
    `The documents do not give the exact detail; please ask ${companyName} on ${phone}.`,
  tr: ({ companyName, phone }) =>
    `Bu konudaki kesin bilgi belgelerde yer almıyor; lütfen ${companyName} ile ${phone} numarasından görüşün.`,
  ru: ({ companyName, phone }) =>
    `Точных сведений об этом в документах нет; пожалуйста, уточните у ${companyName} по телефону ${phone}.`,
  uk: ({ companyName, phone }) =>
    `Точних даних про це в документах немає; будь ласка, уточніть у ${companyName} за номером ${phone}.`,
  ar: ({ companyName, phone }) =>
    `لا تذكر المستندات هذه المعلومة بدقة؛ يُرجى سؤال ${companyName} على الرقم ${phone}.`,
  pl: ({ companyName, phone }) =>
    `Dokumenty nie podają tu dokładnej informacji; proszę zapytać ${companyName} pod numerem ${phone}.`,
};

/** What stands in for a sentence with a fact that no source holds. */
export function withheldText(language: string | undefined, contact: ContactDetails): string {
  return (OTHERS[language ?? 'de'] ?? GERMAN)(contact);
}
