import { useQuery, useTranslations } from '@hausgeist/shell-api';
import { PersonIcon } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import { readFragment } from '../../../gql/fragment-masking';
import { EndUserRowFragmentDoc, PersonDocument } from '../../../gql/graphql';
import { LineShapes } from '../../../ui/Shapes';
import { Sheet } from '../../../ui/Sheet';
import type { EndUserRow } from '../end-user-lists';
import type { OpenDialog } from '../EndUserDialogs';
import type { EndUserRights } from '../options';
import { PersonActions } from './PersonActions';
import { PersonFacts } from './PersonFacts';

interface PersonSheetProps {
  personId: string;
  /** The people of the list. */
  rows: readonly EndUserRow[];
  may: EndUserRights;
  withCompany: boolean;
  /** The page with a building's id behind it, where there is one. */
  buildingsPath?: string | undefined;
  /** What else is known about the person. */
  activity?: ((person: EndUserRow) => ReactNode) | undefined;
  onShow: (id: string) => void;
  onDialog: (dialog: OpenDialog) => void;
  onClose: () => void;
}

const POLL_MS = 15_000;

/** Everything about a tenant or owner, beside the list: for the one who is on the telephone. */
export function PersonSheet(props: PersonSheetProps) {
  const { personId, rows, may, withCompany, buildingsPath, activity } = props;
  const t = useTranslations('endUsers.person');
  const { data, error, refetch } = useQuery(PersonDocument, {
    variables: { id: personId },
    fetchPolicy: 'cache-and-network',
    // Whether a caller could sign in just now is seen while they are on the telephone.
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const found = data?.endUser && {
    ...readFragment(EndUserRowFragmentDoc, data.endUser),
    ...{ createdAt: data.endUser.createdAt, buildingId: data.endUser.buildingId },
    managingCompany: data.endUser.managingCompany,
    signIns: data.endUserSignIns,
  };
  const person = found?.id === personId ? found : undefined;
  const name = person?.fullName ?? rows.find(({ id }) => id === personId)?.fullName;
  return (
    <Sheet
      id={personId}
      title={name ?? t('title')}
      rows={rows}
      icon={<PersonIcon size={28} />}
      texts={{
        ...{ previous: t('previous'), next: t('next') },
        ...{ gone: t('gone'), goneHint: t('goneHint'), failed: t('failed') },
      }}
      error={error}
      shape={<LineShapes count={10} />}
      onRetry={() => void refetch().catch(() => undefined)}
      onShow={props.onShow}
      onClose={props.onClose}
      actions={person && may.edit && <PersonActions person={person} onDialog={props.onDialog} />}
    >
      {person && (
        <>
          <PersonFacts person={person} withCompany={withCompany} buildingsPath={buildingsPath} />
          {activity?.(person)}
        </>
      )}
    </Sheet>
  );
}
