/**
 * How many frames one message may be cut into. A client that cuts finer than any ordinary client or
 * network does only means to cost memory: each frame takes more memory than it is long.
 */
export const FRAME_LIMITS = {
  /** Frames of one message. */
  maxFragments: 128,
  /** Pieces of one frame, as the network hands them over. */
  maxBufferedChunks: 4_096,
} as const;
