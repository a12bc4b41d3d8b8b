import type { AiProvider, UsageListener } from '../../platform/ai/index.js';

/** The same provider; `book` is called for every call of a model, failed ones too. */
export function bookedProvider(ai: AiProvider, book: UsageListener): AiProvider {
  const booking =
    (listener?: UsageListener): UsageListener =>
    (usage) => {
      book(usage);
      listener?.(usage);
    };
  return {
    name: ai.name,
    answerModel: ai.answerModel,
    capabilities: ai.capabilities,
    get embeddingModel() {
      return ai.embeddingModel;
    },
    embed: (texts, kind, signal, listener, model) =>
      ai.embed(texts, kind, signal, booking(listener), model),
    streamAnswer: (prompt, signal, listener) => ai.streamAnswer(prompt, signal, booking(listener)),
    summarise: (prompt, signal, listener) => ai.summarise(prompt, signal, booking(listener)),
    // Callers ask by these whether there is a model at all.
    ...(ai.rewriteQuestion && {
      rewriteQuestion: async (prompt, signal, listener) =>
        ai.rewriteQuestion?.(prompt, signal, booking(listener)),
    }),
    ...(ai.proposeWordings && {
      proposeWordings: async (prompt, signal, listener) =>
        (await ai.proposeWordings?.(prompt, signal, booking(listener))) ?? [],
    }),
  };
}
