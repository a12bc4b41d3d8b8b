/**
 * What one message may be cut into. Whoever cuts finer than any client or network does only means to
 * cost memory: each piece takes more of it than it is long.
 */
export const FRAME_LIMITS = {
  /** Frames of one message. */
  maxFragments: 128,
  /** Pieces of one frame, as the network hands them over. */
  maxBufferedChunks: 4_096,
} as const;
