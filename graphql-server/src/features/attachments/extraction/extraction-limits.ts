/** What reading one document may cost. */
export interface ExtractionLimits {
  /** Time from start to end, in milliseconds. */
  timeMs: number;
  /** Memory of the process as the system counts it, in bytes. */
  memoryBytes: number;
  /** Heap of the process, in megabytes. */
  heapMegabytes: number;
}

export const EXTRACTION_LIMITS: ExtractionLimits = {
  timeMs: 2_500,
  memoryBytes: 220 * 1024 * 1024,
  heapMegabytes: 128,
};
