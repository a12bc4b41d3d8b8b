import { type EntityManager, findPrepared } from '../../platform/database/index.js';
import { ModelPrice } from './model-price.entity.js';

type TokenSums = { [name in 'inputTokens' | 'outputTokens']?: number | undefined };

const TOKENS_PER_PRICE = 1_000_000;

/** Prices by model. */
export type PriceList = ReadonlyMap<string, Pick<ModelPrice, 'inputPrice' | 'outputPrice'>>;

export async function findPrices(em: EntityManager): Promise<PriceList> {
  const prices = await findPrepared(em, ModelPrice, 'true', []);
  return new Map(prices.map((price) => [price.model, price]));
}

/** The price of a model; a dated version such as `gpt-4.1-mini-2025-04-14` has that of its name. */
export function priceOf(prices: PriceList, model: string) {
  return prices.get(model) ?? prices.get(model.replace(/-\d{4}-\d{2}-\d{2}$/, ''));
}

/** What tokens of a model cost, in USD; nothing while its price is unknown. */
export function costOf(prices: PriceList, model: string, sums: TokenSums): number {
  const price = priceOf(prices, model);
  if (!price) return 0;
  const { inputTokens = 0, outputTokens = 0 } = sums;
  const cost = inputTokens * price.inputPrice + outputTokens * price.outputPrice;
  return cost / TOKENS_PER_PRICE;
}
