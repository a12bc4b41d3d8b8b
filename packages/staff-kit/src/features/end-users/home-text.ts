import { useTranslations } from '@hausgeist/shell-api';

/** Where a person lives, as far as it is known: "Lindenweg 7, Wohnung 12"; of the address the street alone, if so asked. */
export function useHomeText(): (
  home: { address: string; apartmentNumber: string },
  only?: 'street',
) => string {
  const t = useTranslations('endUsers');
  return ({ address, apartmentNumber }, only) => {
    const place = only ? address.split(',')[0] : address;
    const flat = apartmentNumber && t('apartment', { number: apartmentNumber });
    return [place, flat].filter(Boolean).join(', ');
  };
}
