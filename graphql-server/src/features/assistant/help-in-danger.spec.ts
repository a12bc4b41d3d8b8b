import { describe, expect, it } from 'vitest';
import type { AnswerPrompt } from '../../platform/ai/index.js';
import { forDanger } from './help-in-danger.js';

const prompt: AnswerPrompt = {
  contact: {
    companyName: 'Lindenhof',
    email: 'info@lindenhof.example',
    phone: '040 66969 100',
    emergencyContacts: [{ label: 'Notdienst', phone: '040 66969 900' }],
  },
  question: 'x',
  history: [],
  useCases: [],
  attachments: [],
};

const useCase = (title: string, text: string) => ({ index: 1, title, text });

const stairs = useCase('Treppenhausreinigung', 'Das Treppenhaus wird donnerstags gereinigt.');
const cellar = useCase('Keller', 'Steht Wasser im Keller, rufen Sie 040 66969 900.');
const power = useCase('Stromausfall', 'Brennt es, wählen Sie die 112.');
const gas = useCase('Gasgeruch', 'Rufen Sie die Stadtwerke unter 040 22222.');

const titlesFor = (
  useCases: (typeof stairs)[],
  kind: Parameters<typeof forDanger>[2],
  question = 'x',
) => forDanger({ ...prompt, question }, useCases, kind).useCases.map(({ title }) => title);

const lockedOut = useCase('Ausgesperrt', 'Bei Gefahr für Menschen rufen Sie die 112.');
const numbers = useCase('Notfallnummern', 'Bei Feuer wählen Sie die 112.');
const drains = useCase('Verstopfter Abfluss', 'Notdienst: 040 66969 900.');
const noise = useCase('Ruhestörung', 'Nachts rufen Sie die 110.');
const leak = useCase('Wasserschaden und Rohrbruch', 'Notdienst: 040 66969 900.');
const liftWithDoctor = useCase('Aufzug', 'Die Leitstelle ruft den Rettungsdienst.');
const lift = useCase('Aufzug', 'Eingeschlossen? Drücken Sie den Notrufknopf.');

describe('the use case for people in danger', () => {
  it('is none that only shares words with the message', () => {
    expect(titlesFor([stairs], 'MEDICAL')).toEqual([]);
    expect(titlesFor([power], 'SUICIDE')).toEqual([]);
  });

  it('names the public emergency number, or is about the danger', () => {
    expect(titlesFor([stairs, numbers, gas], 'FIRE')).toEqual(['Notfallnummern']);
    expect(titlesFor([stairs, gas], 'GAS')).toEqual(['Gasgeruch']);
  });

  it('is none about something else that names the number, too', () => {
    expect(titlesFor([power], 'FIRE')).toEqual([]);
    expect(titlesFor([drains], 'COLLAPSE')).toEqual([]);
    expect(titlesFor([lockedOut], 'MEDICAL')).toEqual([]);
    expect(titlesFor([noise], 'VIOLENCE')).toEqual([]);
    const shock = 'beim anfassen vom wasserhahn krieg ich eine gewischt';
    expect(titlesFor([leak, power], 'ELECTRICITY', shock)).toEqual([]);
    expect(titlesFor([liftWithDoctor], 'MEDICAL')).toEqual([]);
    const flooded = 'im keller steht das wasser kniehoch und der stromkasten hängt da';
    expect(titlesFor([leak], 'ELECTRICITY', flooded)).toEqual([]);
  });

  it('is the one about the shut door where a child or the cooker is behind it', () => {
    const question = 'ausgesperrt, und der herd ist an';
    expect(titlesFor([power, lockedOut], 'FIRE', question)).toEqual(['Ausgesperrt']);
  });

  it('is the one about the danger before any other that helps', () => {
    expect(titlesFor([power, gas], 'GAS')).toEqual(['Gasgeruch']);
  });

  it('is the first source, wherever the search has put it', () => {
    const { useCases } = forDanger(prompt, [stairs, { ...gas, index: 3 }], 'GAS');
    expect(useCases).toEqual([{ ...gas, index: 1 }]);
  });

  it('is none about gas in a fire, although it names the emergency number', () => {
    const gasLine = useCase('Gasgeruch', 'Öffnen Sie die Fenster, und rufen Sie die 112.');
    expect(titlesFor([gasLine], 'FIRE')).toEqual([]);
    expect(titlesFor([gasLine], 'GAS')).toEqual(['Gasgeruch']);
  });

  it('may be the one about water where water meets electricity', () => {
    const question = 'wasser tropft auf die steckdose';
    expect(titlesFor([leak], 'ELECTRICITY', question)).toEqual(['Wasserschaden und Rohrbruch']);
  });

  it('is the one about lifts for who is stuck in one', () => {
    expect(titlesFor([lift, lockedOut], 'LIFT')).toEqual(['Aufzug']);
  });

  it('may name the emergency service of the company where that can help', () => {
    expect(titlesFor([cellar], 'WATER')).toEqual(['Keller']);
    expect(titlesFor([cellar], 'FIRE')).toEqual([]);
  });
});
