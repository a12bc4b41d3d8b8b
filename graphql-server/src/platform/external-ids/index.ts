export {
  externalIdBody,
  externalIdFilter,
  externalIdInput,
  externalIdOf,
  externalIdQuery,
  externalIdSchema,
  refusingTakenExternalId,
} from './external-id.js';
