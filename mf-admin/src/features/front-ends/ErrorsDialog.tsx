import { useTranslations } from '@hausgeist/shell-api';
import {
  LineShapes,
  Code,
  DateText,
  LoadFailure,
  Note,
  useListQuery,
  Waiting,
} from '@hausgeist/staff-kit';
import { Dialog } from '@hausgeist/ui';
import { FrontEndErrorsDocument, type FrontEndErrorsQuery } from '../../gql/graphql';
import styles from './FrontEnds.module.css';

type FrontEndError = NonNullable<FrontEndErrorsQuery['frontEndErrors']>[number];

interface ErrorsDialogProps {
  frontEnd: { name: string };
  version: string;
  onClose: () => void;
}

/** Where a version failed in browsers, in the words of its sources. */
export function ErrorsDialog({ frontEnd: { name }, version, onClose }: ErrorsDialogProps) {
  const t = useTranslations('frontEnds.errors');
  const common = useTranslations('common');
  const asked = { name, version };
  const { data, error, isLoading, reload } = useListQuery(FrontEndErrorsDocument, asked);
  const errors = data?.frontEndErrors;
  return (
    <Dialog title={t('title', { version })} closeLabel={common('close')} onClose={onClose}>
      {error && (
        <LoadFailure
          error={error}
          texts={{ failed: t('failed'), offline: t('failed') }}
          onRetry={reload}
        />
      )}
      {isLoading && !errors && <Waiting shape={<LineShapes count={4} />} />}
      {errors?.length === 0 && <p className={styles.none}>{t('none')}</p>}
      {errors && errors.length > 0 && (
        <ul className={styles.errors}>
          {errors.map((each) => (
            <OneError key={`${each.name} ${each.places.join()}`} error={each} />
          ))}
        </ul>
      )}
      <Note>{t('explanation')}</Note>
    </Dialog>
  );
}

function OneError({ error: { name, isCrash, pages, lastAt, places } }: { error: FrontEndError }) {
  const t = useTranslations('frontEnds.errors');
  return (
    <li>
      <strong>{name}</strong>{' '}
      <Note>
        {isCrash ? t('crash') : t('uncaught')} · {t('pages', { count: pages })} ·{' '}
        <DateText at={lastAt} withTime />
      </Note>
      <ol className={styles.places} aria-label={t('places')}>
        {places.map((place) => (
          <li key={place}>
            <Code>{place}</Code>
          </li>
        ))}
      </ol>
    </li>
  );
}
