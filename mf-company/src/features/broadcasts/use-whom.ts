import { useTranslations } from '@hausgeist/shell-api';
import type { BroadcastRowFragment } from './gql/graphql';

/** Says whom a message is for: the first chosen houses or people by name and how many more, or all of a kind. */
export function useWhom() {
  const t = useTranslations('broadcasts');
  return ({ audience, chosen }: Pick<BroadcastRowFragment, 'audience' | 'chosen'>): string =>
    chosen.names.length === 0
      ? t(`whom.${audience.kind}`)
      : t('chosen', {
          names: chosen.names.join(', '),
          more: chosen.count - chosen.names.length,
        });
}
