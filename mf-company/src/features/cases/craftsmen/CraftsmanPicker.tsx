import { useTranslations } from '@hausgeist/shell-api';
import { Combobox } from '@hausgeist/ui/combobox';
import { useState } from 'react';
import type { CraftsmanRowFragment } from '../gql/graphql';
import { useCraftsmen } from './use-craftsmen';

/** Chooses one of the company's craftsmen; nothing where it keeps none. */
export function CraftsmanPicker({ onPick }: { onPick: (craftsman: CraftsmanRowFragment) => void }) {
  const t = useTranslations('cases.form');
  const craftsmen = useCraftsmen();
  const [search, setSearch] = useState('');
  if (craftsmen.length === 0) return null;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = craftsmen.filter(({ name, trade }) => {
    const text = `${name} ${trade}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <Combobox
      label={t('craftsmanKnown')}
      placeholder={t('craftsmanSearch')}
      loadingText={t('personLoading')}
      emptyText={t('personEmpty')}
      options={fitting.map(({ id, name, trade }) => ({
        value: id,
        label: trade ? `${name}, ${trade}` : name,
      }))}
      // What was picked stands in the fields below, where it can be changed for this case.
      selected={null}
      onSearch={setSearch}
      onSelect={(option) => {
        const picked = craftsmen.find(({ id }) => id === option?.value);
        if (picked) onPick(picked);
      }}
    />
  );
}
