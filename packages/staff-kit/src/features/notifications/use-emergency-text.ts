import { DANGER_KINDS } from '@hausgeist/schema';
import { useTranslations } from '@hausgeist/shell-api';

/** Says which emergency it is; its texts are there on every page. */
export function useEmergencyText(): (danger: string | null) => string {
  const t = useTranslations('notifications');
  return (danger) => {
    const known = DANGER_KINDS.find((one) => one === danger) ?? 'OTHER';
    return t('emergency', { danger: t(`dangers.${known}`) });
  };
}
