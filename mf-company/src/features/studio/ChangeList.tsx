import { useTranslations } from '@hausgeist/shell-api';
import { useDayText } from '@hausgeist/staff-kit';
import { Badge } from '@hausgeist/ui';
import { Markdown } from '@hausgeist/ui/markdown';
import { readFragment } from '../../gql/fragment-masking';
import {
  ContentTextFragmentDoc,
  type ChangeRowFragment,
  type ContentTextFragment,
} from '../../gql/graphql';
import { markedRuns } from './marked-runs';
import styles from './Studio.module.css';
import { withKeys } from './with-keys';

const titlesOf = ({ before, after }: ChangeRowFragment) =>
  [before, after].map((side) => readFragment(ContentTextFragmentDoc, side)?.title).join('\n');

const TONES = { NEW: 'success', CHANGED: 'info', GONE: 'danger' } as const;

/** What differs between two versions, use case by use case. */
export function ChangeList({ changes }: { changes: readonly ChangeRowFragment[] }) {
  return (
    <ul className={styles.changes}>
      {withKeys(changes, titlesOf).map(([key, change]) => (
        <Change key={key} change={change} />
      ))}
    </ul>
  );
}

function Change({ change: { kind, before, after } }: { change: ChangeRowFragment }) {
  const t = useTranslations('studio.publish');
  const was = readFragment(ContentTextFragmentDoc, before);
  const becomes = readFragment(ContentTextFragmentDoc, after);
  const title = becomes?.title ?? was?.title ?? '';
  return (
    <li className={styles.change}>
      <h3 className={styles.changeTitle}>
        <Badge tone={TONES[kind]}>{t(`kind.${kind}`)}</Badge> {title}
      </h3>
      {was && becomes && was.title !== becomes.title && (
        <p className={styles.note}>{t('renamed', { title: was.title })}</p>
      )}
      <div className={styles.sides}>
        {was && <Side label={t('before')} content={was} other={becomes} mark={styles.gone} />}
        {becomes && <Side label={t('after')} content={becomes} other={was} mark={styles.added} />}
      </div>
    </li>
  );
}

interface SideProps {
  label: string;
  content: ContentTextFragment;
  /** The same use case in the other version. */
  other: ContentTextFragment | null;
  /** Look of what the other one does not have. */
  mark: string | undefined;
}

function Side({ label, content, other, mark }: SideProps) {
  const runs = markedRuns(content.text, other?.text);
  return (
    <div className={styles.side}>
      <p className={styles.note}>{label}</p>
      <Terms content={content} />
      {withKeys(runs, ({ text }) => text).map(([key, { text, isMarked }]) => (
        <div key={key} className={isMarked ? mark : undefined}>
          <Markdown text={text} sources={[]} describeSource={({ title }) => title} />
        </div>
      ))}
    </div>
  );
}

function Terms({ content }: { content: ContentTextFragment }) {
  const { validFrom, validUntil, audience, buildingIds } = content;
  const t = useTranslations('studio.publish');
  const audiences = useTranslations('studio.editor.audiences');
  const dayText = useDayText();
  const terms = [
    validFrom && t('from', { day: dayText(validFrom) }),
    validUntil && t('until', { day: dayText(validUntil) }),
    audience !== 'ALL' && audiences(audience),
    buildingIds.length > 0 && t('onlyBuildings', { count: buildingIds.length }),
  ].filter((term) => typeof term === 'string' && term !== '');
  if (terms.length === 0) return null;
  return <p className={styles.note}>{t('terms', { terms: terms.join(' · ') })}</p>;
}
