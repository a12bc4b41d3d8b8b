import type { UseCaseWording } from '../wordings/use-case-wording.entity.js';
import type { UseCaseView } from './use-case-view.js';
import type { UseCaseType } from './use-case.type.js';
import type { UseCaseWordingType } from '../wordings/wording.type.js';

/** A use case for GraphQL. */
export const presentUseCase = ({
  id,
  title,
  text,
  acceptedCount,
  proposedCount,
}: UseCaseView): UseCaseType => ({ id, title, text, acceptedCount, proposedCount });

/** A wording for GraphQL. */
export const presentWording = ({
  id,
  text,
  state,
  origin,
  createdAt,
}: UseCaseWording): UseCaseWordingType => ({
  id,
  text,
  state,
  origin,
  createdAt,
});
