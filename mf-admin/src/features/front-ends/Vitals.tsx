import { useFormatter, useTranslations } from '@hausgeist/shell-api';
import { Note } from '@hausgeist/staff-kit';
import type { FrontEndVersionRowFragment } from '../../gql/graphql';
import styles from './FrontEnds.module.css';

type Version = Pick<FrontEndVersionRowFragment, 'version' | 'vitals'>;
type Measure = 'lcp' | 'inp' | 'cls' | 'blocked';

const MEASURES: readonly Measure[] = ['lcp', 'inp', 'cls', 'blocked'];

const figureOf = ({ vitals }: Version, measure: Measure) => vitals[measure];

interface VitalsProps {
  row: Version;
  /** All of the front end, newest first. */
  versions: readonly Version[];
}

/** How quick pages are that begin with a version, beside the one before it. */
export function Vitals({ row, versions }: VitalsProps) {
  const t = useTranslations('frontEnds.vitals');
  const common = useTranslations('common');
  const format = useFormatter();
  const told = MEASURES.filter((measure) => figureOf(row, measure));
  if (told.length === 0) return <>{common('none')}</>;
  const before = versions.slice(versions.findIndex(({ version }) => version === row.version) + 1);
  const pages = Math.max(...told.map((measure) => figureOf(row, measure)?.pages ?? 0));

  function textOf(measure: Measure, value: number): string {
    if (measure === 'cls') return format.number(value, { maximumFractionDigits: 3 });
    const unit = value < 1_000 ? 'millisecond' : 'second';
    return format.number(value < 1_000 ? value : value / 1_000, {
      ...{ style: 'unit', unit, maximumFractionDigits: value < 1_000 ? 0 : 1 },
    });
  }

  return (
    <dl className={styles.vitals}>
      {told.map((measure) => {
        const last = before.map((each) => figureOf(each, measure)).find(Boolean);
        return (
          <div key={measure}>
            <dt>{t(measure)}</dt>
            <dd>
              {textOf(measure, figureOf(row, measure)?.p75 ?? 0)}{' '}
              {last && <Note>{t('before', { value: textOf(measure, last.p75) })}</Note>}
            </dd>
          </div>
        );
      })}
      <div>
        <dt>{t('pages')}</dt>
        <dd>{format.number(pages)}</dd>
      </div>
    </dl>
  );
}
