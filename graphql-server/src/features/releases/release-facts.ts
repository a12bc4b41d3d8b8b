/** A version of a micro-frontend. */
export interface ReleasedVersion {
  app: string;
  version: string;
}

/** What an entry says of a change. */
export interface ReleaseFacts {
  app: string;
  version?: string;
  /** Id of the key that it was signed with, where it was. */
  signedBy?: string | undefined;
  /** The version that a roll-back left. */
  left?: string;
  team?: string;
  /** Who tries a version: visitors in a hundred, and companies. */
  percent?: number;
  companies?: string;
  /** Where an administrator loads it from instead, or where its releases may lie. */
  origin?: string;
  /** Pages that a version was on when it was rolled back by itself, and those where it failed. */
  visits?: number;
  failures?: number;
}
