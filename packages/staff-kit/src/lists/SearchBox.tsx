import { useTranslations } from '@hausgeist/shell-api';
import { SearchField, useSearchText } from '@hausgeist/ui';

interface SearchBoxProps {
  label: string;
  placeholder?: string;
  /** What is searched for now. */
  searched: string;
  onSearch: (text: string) => void;
}

/** Searches a list shortly after the user stops typing. */
export function SearchBox({ label, placeholder, searched, onSearch }: SearchBoxProps) {
  const t = useTranslations('common');
  const [text, setText] = useSearchText(searched, onSearch);
  return (
    <SearchField
      label={label}
      clearLabel={t('clearSearch')}
      placeholder={placeholder ?? label}
      value={text}
      onChange={setText}
    />
  );
}
