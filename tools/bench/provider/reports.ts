/** What the provider tells the benchmark; times are of the machine's monotonic clock. */
export type ProviderReport =
  | { kind: 'listening'; port: number }
  | { kind: 'asked'; id: number; at: number }
  | { kind: 'first-byte'; id: number; at: number }
  | { kind: 'embedded'; texts: number };
