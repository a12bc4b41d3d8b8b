import { toRequestFailure, useQuery, useTranslations } from '@hausgeist/shell-api';
import { CardShapes, Fact, LoadFailure, Page, useDayText, Waiting } from '@hausgeist/staff-kit';
import { SignInCard } from '@hausgeist/staff-kit/sign-in';
import { Alert, Card, PlainText } from '@hausgeist/ui';
import { readFragment } from '../../gql/fragment-masking';
import { JobDetailsFragmentDoc, JobDocument } from '../../gql/graphql';
import styles from './Job.module.css';
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
  if (error && !data) {
    // A link that has ended works at no other try either.
    const isVoid = toRequestFailure(error).code === 'NOT_FOUND';
    return (
      <SignInCard title={t('title')}>
        {isVoid ? (
          <Alert tone="danger">{t('void')}</Alert>
        ) : (
          <LoadFailure error={error} texts={{ failed: t('failed') }} onRetry={reload} />
        )}
      </SignInCard>
    );
  }
  if (!data) return <Waiting label={t('loading')} shape={<CardShapes lines={[5, 3]} />} />;
  const job = readFragment(JobDetailsFragmentDoc, data.craftsmanCase);
  return (
    <div className={styles.page}>
      <Page
        title={t('heading', { number: job.number, title: job.title })}
        description={t('from', { company: job.companyName })}
      >
        <Card title={t('description')}>
          {job.description && <PlainText lang="de">{job.description}</PlainText>}
          <dl className={styles.facts}>
            {job.place && <Fact name={t('place')}>{job.place}</Fact>}
            {job.dueOn && <Fact name={t('dueOn')}>{dayText(`${job.dueOn}T12:00:00`)}</Fact>}
            <Fact name={t('phone')}>
              <a href={`tel:${job.companyPhone.replaceAll(/[^+\d]/g, '')}`}>{job.companyPhone}</a>
            </Fact>
          </dl>
        </Card>
        <JobAppointment token={token} job={job} onDone={reload} />
        <ReportDone token={token} job={job} onDone={reload} />
      </Page>
    </div>
  );
}
