import type { ProcessLimits } from '../../../platform/processes/index.js';

/** What reading one document may cost. */
export type ExtractionLimits = ProcessLimits;

export const EXTRACTION_LIMITS: ExtractionLimits = {
  timeMs: 2_500,
  memoryBytes: 220 * 1024 * 1024,
  heapMegabytes: 128,
};

/** What reading one document may cost that could not be read while its upload was waiting. */
export const PATIENT_LIMITS: ExtractionLimits = { ...EXTRACTION_LIMITS, timeMs: 20_000 };

/** What recognising the text of a picture, or of a scanned document, may cost. */
export const RECOGNITION_LIMITS: ExtractionLimits = {
  timeMs: 20_000,
  memoryBytes: 640 * 1024 * 1024,
  heapMegabytes: 256,
};
