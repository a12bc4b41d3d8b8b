import { useTranslations } from '@hausgeist/shell-api';
import { useId } from 'react';
import { UrgencyBadge } from '../list/CaseBadges';
import type { CaseValues } from './case-schema';
import styles from './MatterChoice.module.css';

/** What of a conversation a case can be made of. */
export interface CaseMatter extends Pick<
  CaseValues,
  'title' | 'description' | 'category' | 'urgency'
> {
  /** The room that was told, or the home. */
  place: string;
}

interface MatterChoiceProps {
  matters: readonly CaseMatter[];
  /** Undefined for something that none of them is. */
  chosen: CaseMatter | undefined;
  onChoose: (matter: CaseMatter | undefined) => void;
}

/** Chooses which of several matters the case is about. */
export function MatterChoice({ matters, chosen, onChoose }: MatterChoiceProps) {
  const t = useTranslations('cases');
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend>{t('form.matters')}</legend>
      <div className={styles.matters}>
        {[...matters, undefined].map((matter) => (
          <label key={matter?.title ?? ''} className={styles.matter}>
            <input
              type="radio"
              name={name}
              checked={matter === chosen}
              onChange={() => onChoose(matter)}
            />
            <span className={styles.texts}>
              <span className={styles.title}>{matter?.title ?? t('form.otherMatter')}</span>
              <span className={styles.about}>{matter?.place ?? t('form.otherMatterHint')}</span>
            </span>
            {matter && <UrgencyBadge urgency={matter.urgency} showsNormal />}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
