import { Agent, request } from 'node:http';

/** An answer as it came, byte for byte. */
export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

const agent = new Agent({ keepAlive: true });

/** Any method with any body, as `fetch` would never send them. */
export const rawRequest = (
  url: string,
  {
    method,
    path,
    headers = {},
    body = '',
  }: {
    method: string;
    path: string;
    headers?: Record<string, string>;
    body?: string;
  },
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const call = request(url, { method, path, headers, agent }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => {
        text += piece;
      });
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
    });
    call.on('error', reject);
    call.end(body);
  });
