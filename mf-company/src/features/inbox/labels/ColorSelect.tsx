import { useTranslations } from '@hausgeist/shell-api';
import { Select } from '@hausgeist/ui';
import type { LabelColor } from '../gql/graphql';

const COLORS = [
  'GREY',
  'RED',
  'ORANGE',
  'YELLOW',
  'GREEN',
  'TEAL',
  'BLUE',
  'PURPLE',
  'PINK',
] as const satisfies readonly LabelColor[];

interface ColorSelectProps {
  color: LabelColor;
  onChange: (color: LabelColor) => void;
}

/** Which colour a label has. */
export function ColorSelect({ color, onChange }: ColorSelectProps) {
  const t = useTranslations('inbox.work');
  return (
    <Select
      label={t('color')}
      value={color}
      options={COLORS.map((value) => ({ value, label: t(`colors.${value}`) }))}
      onChange={({ target }) => onChange(COLORS.find((value) => value === target.value) ?? 'GREY')}
    />
  );
}
