/** Limits of one release, compressed copies included. */
export const MAX_FILE_BYTES = 8 * 1024 * 1024;
export const MAX_RELEASE_BYTES = 32 * 1024 * 1024;

/** The files of a release by their path. */
export type ReleaseFiles = ReadonlyMap<string, Buffer>;

/** A GraphQL document of a build, and the script that it was found in. */
export interface ReleasedOperation {
  path: string;
  text: string;
}

/** What the server found out about a build by itself. */
export interface Inspection {
  requires: Record<string, string>;
  /** Null where the build is believed. */
  operations: ReleasedOperation[] | null;
  /** SHA-256 of each file, as subresource integrity writes it. */
  digests: Record<string, string>;
  /** Bytes that its first screen loads, compressed. */
  firstLoadBytes: number;
  /** Bytes of all of its files, uncompressed. */
  totalBytes: number;
}
