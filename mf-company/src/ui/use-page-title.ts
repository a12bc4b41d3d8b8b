import { useTranslations } from '@hausgeist/shell-api';

type Section =
  | 'analytics'
  | 'broadcasts'
  | 'buildings'
  | 'cases'
  | 'conversations'
  | 'dataProtection'
  | 'integrations'
  | 'overview';

/** What a section is called in the navigation, without the places where a long word may break there. */
export function usePageTitle(section: Section): string {
  return useTranslations('portal')(section).replaceAll('\u00AD', '');
}
