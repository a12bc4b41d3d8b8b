import type { AiProvider } from '../../../platform/ai/index.js';

/** What is known of an embedding model's understanding of German. */
export interface EmbeddingCalibration {
  /** 0: its vectors say nothing about meaning; 1: they tell paraphrases apart reliably. */
  trust: number;
  /** Mean cosine of texts that mean the same, and of texts that do not. */
  related: number;
  unrelated: number;
}

/** A calibration, and the length of the model's vectors. */
export interface ExaminedModel extends EmbeddingCalibration {
  dimensions: number;
}

/** Pairs that mean the same and share no word: only a model that understands German matches them. */
const PARAPHRASES: readonly (readonly [string, string])[] = [
  ['Mir ist eiskalt in der Bude.', 'Störung der Heizung'],
  ['Von oben tropft es auf mein Bett.', 'Feuchteschaden durch undichte Leitungen'],
  ['Die Leute nebenan feiern jede Nacht.', 'Ruhestörung in der Nachbarschaft'],
  ['Ich komme nicht mehr rein, die Tür ist zu.', 'Ausgesperrt: Hilfe durch den Schließdienst'],
  ['Wohin mit dem alten Sofa?', 'Sperrige Gegenstände entsorgen'],
  ['Darf ich mir einen Welpen holen?', 'Haustierhaltung in Mietwohnungen'],
  ['Wann bekomme ich mein hinterlegtes Geld wieder?', 'Rückzahlung der Kaution'],
  ['Ich will hier raus.', 'Kündigungsfristen für Mieter'],
  ['Der Lift steckt fest.', 'Defekter Fahrstuhl: eingeschlossene Personen'],
  ['In der Ecke wächst etwas Schwarzes.', 'Schimmelbefall an Wänden'],
  ['Wo stelle ich mein Rad ab?', 'Fahrradkeller und Stellflächen'],
  ['Auf einmal war alles dunkel.', 'Stromausfall'],
  ['Es riecht nach faulen Eiern.', 'Verdacht auf austretendes Gas'],
  ['Der Gehweg ist spiegelglatt.', 'Winterdienst: Streuen bei Eisbildung'],
  ['Ich bin diesen Monat pleite.', 'Zahlungsschwierigkeiten und Stundung'],
  ['Das Ding an der Decke piept dauernd.', 'Batteriewechsel am Rauchmelder'],
  ['Ich habe Kopfweh und Fieber.', 'Symptome eines grippalen Infekts'],
  ['Welche Zutaten kommen in den Teig?', 'Backrezept für Anfänger'],
  ['Unser Flieger ging drei Stunden später.', 'Entschädigung bei verspäteten Reisen'],
  ['Mein Laptop startet nicht.', 'Fehlersuche bei defekten Computern'],
  ['Die Kleine geht bald in den Kindergarten.', 'Anmeldung zur Tagesbetreuung'],
  ['Das Auto muss zum TÜV.', 'Hauptuntersuchung von Fahrzeugen'],
  ['Regnet es am Wochenende?', 'Wettervorhersage für die nächsten Tage'],
  ['Wie werde ich die Ameisen los?', 'Bekämpfung von Insekten und Schädlingen'],
];

/** Share of matched pairs that chance, or shared spelling, explains; and the share of full trust. */
const CHANCE = 0.3;
const FULL = 0.8;

/**
 * Tries an embedding model on known paraphrases: two calls, made when use cases are embedded, never
 * for a question. Its result weighs the model's ranking against the lexical one, so that a model
 * that knows no German, or returns noise, cannot spoil the search.
 */
export async function calibrate(provider: AiProvider, signal: AbortSignal): Promise<ExaminedModel> {
  const questions = await provider.embed(
    PARAPHRASES.map(([question]) => question),
    'query',
    signal,
  );
  const passages = await provider.embed(
    PARAPHRASES.map(([, passage]) => passage),
    'document',
    signal,
  );
  return { ...calibrationOf(questions, passages), dimensions: questions[0]?.length ?? 0 };
}

/** The calibration that vectors of matching questions and passages lead to. */
export function calibrationOf(
  questions: readonly number[][],
  passages: readonly number[][],
): EmbeddingCalibration {
  const cosines = questions.map((question) => passages.map((passage) => cosine(question, passage)));
  const matched = cosines.filter((row, i) =>
    row.every((value, j) => j === i || value < (row[i] ?? 0)),
  );
  const related = mean(cosines.map((row, i) => row[i] ?? 0));
  const unrelated = mean(cosines.flatMap((row, i) => row.filter((_, j) => j !== i)));
  const share = matched.length / Math.max(cosines.length, 1);
  const trust = Math.min(1, Math.max(0, (share - CHANCE) / (FULL - CHANCE)));
  return { trust: related > unrelated ? trust : 0, related, unrelated };
}

function cosine(a: readonly number[], b: readonly number[]): number {
  let product = 0;
  let lengthA = 0;
  let lengthB = 0;
  a.forEach((value, i) => {
    const other = b[i] ?? 0;
    product += value * other;
    lengthA += value * value;
    lengthB += other * other;
  });
  return lengthA > 0 && lengthB > 0 ? product / Math.sqrt(lengthA * lengthB) : 0;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
}
