import type { OperatorSettings } from '../../../operator-settings.js';
import type { Processor } from '../processors.js';

/** Who gets data from this installation besides the operator. */
export type Receiver = Omit<Processor, 'kind'> & { kind: Processor['kind'] | 'push' };

/** Where data go by the settings in force, and what the operator says about it. */
export interface Processing {
  operator: OperatorSettings;
  receivers: Receiver[];
}
