import { describe, expect, it } from 'vitest';
import type { ConversationTurn } from '../ai-provider.js';
import { composeAnswer } from './compose-answer.js';

const contact = {
  companyName: 'Lindenhof',
  email: 'info@lindenhof.example',
  phone: '040 66969 100',
};

const useCase = (title: string, ...paragraphs: string[]) => ({
  ...{ index: 1, title },
  text: paragraphs.join('\n\n'),
});

/** What is said in front to the last of several questions about one use case. */
function said({ title, ...rest }: ReturnType<typeof useCase>, ...questions: string[]): string {
  const history: ConversationTurn[] = [];
  let front = '';
  for (const question of questions) {
    const useCases = [{ title, ...rest }];
    const text = composeAnswer({
      contact,
      question,
      history: [...history],
      attachments: [],
      useCases,
    });
    history.push({ role: 'user', text: question }, { role: 'assistant', text, sources: [title] });
    [front = ''] = text.split('\n\n---\n\n');
  }
  return front;
}

describe('an answer in view of what was told before', () => {
  const balcony = useCase(
    'Balkon, Grillen und Balkonkraftwerk',
    'Auf dem Balkon dürfen Sie grillen. Bitte kündigen Sie es den Nachbarn 24 Stunden vorher an.',
    'Blumenkästen hängen Sie bitte nach innen.',
    'Ein Balkonkraftwerk zeigen Sie uns bitte vier Wochen vor der Montage an.',
  );

  it.each([
    ['ich möchte ein balkonkraftwerk anbringen', 'wie lange vorher', 'vier Wochen'],
    ['ich möchte ein balkonkraftwerk', 'wie lange vorher muss ich das sagen', 'vier Wochen'],
    ['darf ich auf dem balkon grillen', 'wie lange vorher', '24 Stunden'],
  ])('keeps to the thing that was spoken of: %s, %s', (first, then, fact) => {
    expect(said(balcony, first, then)).toContain(fact);
  });

  const death = useCase(
    'Todesfall',
    'Bitte melden Sie den Todesfall der Mieterbetreuung unter 040 66969 140.',
    'Der Mietvertrag endet nicht von selbst. Ehepartner, die mit in der Wohnung gelebt haben, treten in den Vertrag ein und dürfen bleiben.',
    'Lebte niemand mit im Haushalt, geht der Vertrag auf die Erben über.',
  );

  it('does not tell a widow what holds for heirs', () => {
    const told = 'mein mann ist gestorben und ich weiß nicht wie das mit der wohnung weitergeht';
    expect(said(death, told)).toContain('dürfen bleiben');
    expect(said(death, told, 'muss ich jetzt ausziehen?')).not.toContain('Erben');
  });

  it('does not tell a person who waited in vain what those pay who were away', () => {
    const visits = useCase(
      'Handwerkertermin',
      'Handwerker kündigen sich fünf Werktage vorher an.',
      'Wird ein vereinbarter Zutritt zweimal versäumt, berechnen wir die Anfahrt mit 45 Euro.',
    );
    expect(said(visits, 'ich hatte einen termin und der monteur ist nicht gekommen')).not.toContain(
      '45',
    );
    expect(said(visits, 'was kostet es, wenn ich den termin versäume')).toContain('45');
  });
});
