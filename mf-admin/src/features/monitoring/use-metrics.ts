import { isCallMissing, useListQuery } from '@hausgeist/staff-kit';
import { useMemo, useState } from 'react';
import { MonitoringDocument } from '../../gql/graphql';
import { RANGES, type RangeKey } from './metrics';
import { sampleMetrics } from './sample-metrics';

/** The figures of a time range; sample figures where the server does not know such a call. */
export function useMetrics(key: RangeKey) {
  const { data, error, isLoading, reload, refresh } = useListQuery(MonitoringDocument, {
    range: RANGES[key],
  });
  const [openedAt] = useState(() => Date.now());
  const isSample = error !== undefined && isCallMissing(error);
  const sample = useMemo(
    () => (isSample ? sampleMetrics(key, openedAt) : undefined),
    [isSample, key, openedAt],
  );
  return {
    metrics: sample ?? data?.monitoring,
    prices: sample ? [] : (data?.modelPrices ?? []),
    isSample,
    isLoading,
    error: isSample ? undefined : error,
    reload,
    refresh,
  };
}
