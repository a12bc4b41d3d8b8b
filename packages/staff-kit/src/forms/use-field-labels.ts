import { FIELD_LABELS } from '@hausgeist/schema';
import { useLocale } from '@hausgeist/shell-api';
import { languageOfWords } from '../refusals/words';

/** What fields are called in the language of the page. */
export const useFieldLabels = () => FIELD_LABELS[languageOfWords(useLocale())];
