import { useQuery, useTranslations } from '@hausgeist/shell-api';
import { LoadFailure, Page, useDayText, Waiting } from '@hausgeist/staff-kit';
import { Card, PlainText } from '@hausgeist/ui';
import { readFragment } from '../../gql/fragment-masking';
import { JobDetailsFragmentDoc, JobDocument } from '../../gql/graphql';
import { JobAppointment } from './JobAppointment';
import { ReportDone } from './ReportDone';

/** One case as its craftsman sees it, by a link. */
export function Job({ token }: { token: string }) {
  const t = useTranslations('job');
  const dayText = useDayText();
  const { data, error, refetch } = useQuery(JobDocument, {
    variables: { token },
    fetchPolicy: 'no-cache',
  });
  const reload = () => {
    // Whether it failed is in the query's own error.
    refetch().catch(() => undefined);
  };
  if (!data) {
    return (
      <Page title={t('title')}>
        {error ? (
          <LoadFailure error={error} texts={{ failed: t('failed') }} onRetry={reload} />
        ) : (
          <Waiting label={t('loading')} />
        )}
      </Page>
    );
  }
  const job = readFragment(JobDetailsFragmentDoc, data.craftsmanCase);
  return (
    <Page
      title={t('heading', { number: job.number, title: job.title })}
      description={t('from', { company: job.companyName })}
    >
      <Card title={t('description')}>
        {job.description && <PlainText lang="de">{job.description}</PlainText>}
        <dl>
          {job.place && (
            <>
              <dt>{t('place')}</dt>
              <dd>{job.place}</dd>
            </>
          )}
          {job.dueOn && (
            <>
              <dt>{t('dueOn')}</dt>
              <dd>{dayText(`${job.dueOn}T12:00:00`)}</dd>
            </>
          )}
          <dt>{t('phone')}</dt>
          <dd>
            <a href={`tel:${job.companyPhone}`}>{job.companyPhone}</a>
          </dd>
        </dl>
      </Card>
      <JobAppointment token={token} job={job} onDone={reload} />
      <ReportDone token={token} job={job} onDone={reload} />
    </Page>
  );
}
