import type { z } from 'zod';
import { type AppError, wrongFields } from '../errors/index.js';
import { fieldErrorsOf } from '../input/index.js';

/** The failure of a request that is not of the documented form: what is wrong with which field. */
export const requestFault = (error: z.ZodError): AppError => wrongFields(fieldErrorsOf(error));
