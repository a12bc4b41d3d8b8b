import { createHash } from 'node:crypto';

const USUAL_DIMENSIONS = 1536;

/** Answers an embeddings request; texts that share words get similar vectors. */
export function embeddingResponse(body: string, model: string): { texts: number; json: string } {
  const request = JSON.parse(body) as {
    input: string | string[];
    dimensions?: number;
    encoding_format?: string;
  };
  const texts = [request.input].flat();
  const data = texts.map((text, index) => {
    const vector = embed(text, request.dimensions ?? USUAL_DIMENSIONS);
    const embedding =
      request.encoding_format === 'base64'
        ? Buffer.from(vector.buffer).toString('base64')
        : [...vector];
    return { object: 'embedding', index, embedding };
  });
  const usage = { prompt_tokens: texts.length, total_tokens: texts.length };
  return { texts: texts.length, json: JSON.stringify({ object: 'list', data, model, usage }) };
}

function embed(text: string, dimensions: number): Float32Array {
  const vector = new Float32Array(dimensions);
  for (const word of text.toLowerCase().match(/\p{L}{3,}/gu) ?? ['']) {
    const place = createHash('sha1').update(word).digest().readUInt32LE() % dimensions;
    vector[place] = (vector[place] ?? 0) + 1;
  }
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}
