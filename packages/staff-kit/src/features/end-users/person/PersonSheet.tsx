import { toRequestFailure, useQuery, useTranslations } from '@hausgeist/shell-api';
import {
  Alert,
  ArrowDownIcon,
  ArrowUpIcon,
  Button,
  Dialog,
  EmptyState,
  IconButton,
  PersonIcon,
  Skeleton,
} from '@hausgeist/ui';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { readFragment } from '../../../gql/fragment-masking';
import { EndUserRowFragmentDoc, PersonDocument } from '../../../gql/graphql';
import type { EndUserRow } from '../end-user-lists';
import type { OpenDialog } from '../EndUserDialogs';
import type { EndUserRights } from '../options';
import { PersonActions } from './PersonActions';
import { PersonFacts } from './PersonFacts';
import styles from './Person.module.css';

interface PersonSheetProps {
  personId: string;
  /** The people of the list, which the keys j and k go through. */
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

/** Everything about a tenant or owner, beside the list: for the one who is on the telephone. */
export function PersonSheet(props: PersonSheetProps) {
  const { personId, rows, may, withCompany, buildingsPath, activity, onShow } = props;
  const t = useTranslations('endUsers.person');
  const common = useTranslations('common');
  const { data, error, refetch } = useQuery(PersonDocument, {
    variables: { id: personId },
    fetchPolicy: 'cache-and-network',
  });
  const place = rows.findIndex(({ id }) => id === personId);
  const found = data?.endUser && {
    ...readFragment(EndUserRowFragmentDoc, data.endUser),
    ...{ createdAt: data.endUser.createdAt, buildingId: data.endUser.buildingId },
    managingCompany: data.endUser.managingCompany,
  };
  const person = found?.id === personId ? found : undefined;
  const isGone = error && toRequestFailure(error).code === 'NOT_FOUND';
  const neighbour = (step: 1 | -1) => (place === -1 ? undefined : rows[place + step]?.id);

  const go = useEffectEvent((event: KeyboardEvent) => {
    const isTyping =
      event.target instanceof Element && event.target.matches('input, textarea, select');
    if (isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
    // Another dialog above this one has the keys.
    if (document.querySelectorAll('dialog[open]').length > 1) return;
    const to = event.key === 'j' ? neighbour(1) : event.key === 'k' ? neighbour(-1) : undefined;
    if (to) onShow(to);
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => go(event);
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);

  const step = (label: string, icon: ReactNode, to: string | undefined) => (
    <IconButton label={label} icon={icon} aria-disabled={!to} onClick={() => to && onShow(to)} />
  );
  return (
    <Dialog
      title={person?.fullName ?? rows[place]?.fullName ?? t('title')}
      placement="side"
      closeLabel={common('close')}
      onClose={props.onClose}
      tools={
        rows.length > 1 &&
        place !== -1 && (
          <>
            {step(t('previous'), <ArrowUpIcon />, neighbour(-1))}
            {step(t('next'), <ArrowDownIcon />, neighbour(1))}
          </>
        )
      }
      actions={person && may.edit && <PersonActions person={person} onDialog={props.onDialog} />}
    >
      {person && (
        <div className={styles.parts}>
          <PersonFacts person={person} withCompany={withCompany} buildingsPath={buildingsPath} />
          {activity?.(person)}
        </div>
      )}
      {!person && !error && (
        <div className={styles.parts} role="status" aria-label={common('loading')}>
          <Skeleton className={styles.shape} />
          <Skeleton className={styles.shape} />
        </div>
      )}
      {isGone && (
        <EmptyState icon={<PersonIcon size={28} />} title={t('gone')}>
          {t('goneHint')}
        </EmptyState>
      )}
      {error && !isGone && !person && (
        <Alert tone="danger">
          {t('failed')}{' '}
          <Button size="small" onClick={() => void refetch().catch(() => undefined)}>
            {common('retry')}
          </Button>
        </Alert>
      )}
    </Dialog>
  );
}
