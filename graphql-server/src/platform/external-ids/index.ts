export {
  externalIdBody,
  externalIdFilter,
  externalIdInput,
  externalIdOf,
  externalIdQuery,
  externalIdSchema,
  refusingTakenExternalId,
} from './external-id.js';
export {
  OUTCOME,
  upsertMessage,
  UpsertOutcomeEnum,
  upsertResponse,
} from './upsert-outcome.type.js';
export { requireExternalId, type Upserted, type UpsertOutcome, upserting } from './upserting.js';
