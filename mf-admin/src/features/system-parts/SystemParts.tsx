import { useTranslations } from '@hausgeist/shell-api';
import { Card } from '@hausgeist/ui';
import { type FragmentType, readFragment } from '../../gql/fragment-masking';
import { SystemPartFragmentDoc } from '../../gql/graphql';
import { PartIcon, PartText } from './PartText';
import styles from './SystemParts.module.css';

interface SystemPartsProps {
  parts: readonly FragmentType<typeof SystemPartFragmentDoc>[];
}

/** How each part of the product does, and those that it stands on. */
export function SystemParts({ parts }: SystemPartsProps) {
  const t = useTranslations('parts');
  return (
    <Card title={t('title')}>
      <ul className={styles.parts}>
        {readFragment(SystemPartFragmentDoc, parts).map((part) => (
          <li key={part.part} className={styles.part}>
            <PartIcon state={part.state} />
            <span className={styles.text}>
              <strong>{t(`names.${part.part}`)}</strong>
              <span className={styles.words}>
                <PartText part={part} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
