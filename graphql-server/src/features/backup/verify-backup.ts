import { type CheckedArchive, walkArchive } from './archive/walk-archive.js';

/** A checked archive, and the secrets in it. */
export interface VerifiedArchive extends CheckedArchive {
  secrets: ReadonlyMap<string, string>;
}

/** Reads a whole archive and restores nothing. */
export async function verifyBackup(file: string, passphrase: string): Promise<VerifiedArchive> {
  const secrets = new Map<string, string>();
  const checked = await walkArchive(
    { file, passphrase },
    {
      begin: async () => {},
      rows: async () => {},
      file: async (_key, _size, content) => {
        for await (const chunk of content) void chunk;
      },
      secret: async (name, secret) => {
        secrets.set(name, secret);
      },
    },
  );
  return { ...checked, secrets };
}
