import { expect, it } from 'vitest';
import { randomNumbers } from '../../../evaluation/invented-use-cases.js';
import { VectorMatrix } from './vector-matrix.js';

const PASSAGES = 1_500;
const QUESTIONS = 40;
const random = randomNumbers(7);
/** Nearly normal, as the numbers of most models are. */
const normal = () => random() + random() + random() - 1.5;

/** Vectors around some topics; `lean` is what all of them have in common, in a single dimension. */
function vectorsOf(dimensions: number, lean: number): Float32Array[] {
  const topics = Array.from({ length: 50 }, () => Array.from({ length: dimensions }, normal));
  return Array.from({ length: PASSAGES + QUESTIONS }, (_, i) => {
    const vector = Float32Array.from(topics[i % 50] ?? [], (value) => value + normal());
    vector[3] = (vector[3] ?? 0) + lean;
    return vector;
  });
}

function normalised(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

function product(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

it.each([
  [100, 0],
  [384, 0],
  [384, 30],
  [1_536, 0],
])('with %i dimensions, leaning by %i, has 99 in 100 of the ten nearest', (dimensions, lean) => {
  const vectors = vectorsOf(dimensions, lean).map(normalised);
  const passages = vectors.slice(0, PASSAGES);
  const matrix = new VectorMatrix(PASSAGES, dimensions);
  const embeddings = passages.map((vector, position) => ({ position, vector }));
  matrix.add(embeddings.slice(0, 500));
  matrix.add(embeddings.slice(500));
  let hits = 0;
  for (const question of vectors.slice(PASSAGES)) {
    const cosines = passages.map((passage) => product(question, passage));
    const ranked = cosines
      .map((_, position) => position)
      .toSorted((a, b) => (cosines[b] ?? 0) - (cosines[a] ?? 0));
    const best = new Set(ranked.slice(0, 10));
    const found = matrix.nearest([...question], [], 10);
    expect(found).toHaveLength(10);
    for (const { position, cosine } of found) expect(cosine).toBeCloseTo(cosines[position] ?? 0, 4);
    hits += found.filter(({ position }) => best.has(position)).length;
  }
  expect(hits / (10 * QUESTIONS)).toBeGreaterThanOrEqual(0.99);
});

it('knows nothing of passages without a vector, and compares with none that points nowhere', () => {
  // Passages that have none come first, where they could take the places of others.
  const matrix = new VectorMatrix(104, 2);
  matrix.add([
    { position: 100, vector: Float32Array.of(1, 0) },
    { position: 102, vector: Float32Array.of(0, 0) },
    { position: 103, vector: Float32Array.of(-1, 0) },
  ]);
  const found = matrix.nearest([2, 0], [1, 103], 1);
  expect(found.map(({ position }) => position)).toEqual([100, 103]);
  expect(found[0]?.cosine).toBeCloseTo(1, 4);
  expect(found[1]?.cosine).toBeCloseTo(-1, 4);
  expect(matrix.nearest([0, 0], [100], 3)).toEqual([]);
});
