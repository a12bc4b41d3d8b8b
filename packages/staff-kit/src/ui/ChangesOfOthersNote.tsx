import { useTranslations } from '@hausgeist/shell-api';
import { Alert } from '@hausgeist/ui';
import type { ChangesOfOthers } from '../forms/use-changes-of-others';

interface ChangesOfOthersNoteProps {
  changes: ChangesOfOthers;
  labelOf: (field: string) => string;
  /** What others wrote, in words; empty where only the field is named. */
  textOf: (field: string, value: unknown) => string;
}

/** Says above the fields of a form which of them others have changed while it was open. */
export function ChangesOfOthersNote({ changes, labelOf, textOf }: ChangesOfOthersNoteProps) {
  const t = useTranslations('common');
  const changed = Object.entries(changes);
  if (changed.length === 0) return null;
  return (
    <Alert tone="warning">
      {t('changedByOthers')}
      <ul>
        {changed.map(([field, value]) => (
          <li key={field} style={{ overflowWrap: 'anywhere' }}>
            {[labelOf(field), textOf(field, value)].filter(Boolean).join(': ')}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
