import {
  Link,
  useNavigate,
  useOpenDialog,
  usePermission,
  useTranslations,
} from '@hausgeist/shell-api';
import { DetailState, Page, MutationDialog, useListQuery } from '@hausgeist/staff-kit';
import {
  Button,
  buttonClassName,
  MailIcon,
  MessagesIcon,
  SummaryIcon,
  VisuallyHidden,
} from '@hausgeist/ui';
import { useState } from 'react';
import { PosterButton } from '../way-in';
import { BuildingDialog } from './BuildingDialog';
import { broadcastPathOf, BUILDINGS, casesPathOf, conversationsPathOf } from './building-paths';
import { Flats } from './Flats';
import { readFragment } from './gql/fragment-masking';
import {
  BuildingRowFragmentDoc,
  DeletePortalBuildingDocument,
  FlatRowFragmentDoc,
  PortalBuildingDocument,
  type BuildingRowFragment,
  type FlatRowFragment,
} from './gql/graphql';
import { MergeDialog } from './MergeDialog';
import { Residents } from './Residents';

type Dialog = 'edit' | 'merge' | 'remove';

function Actions({
  building,
  onOpen,
}: {
  building: BuildingRowFragment;
  onOpen: (dialog: Dialog) => void;
}) {
  const t = useTranslations('buildings');
  const common = useTranslations('common');
  const mayEdit = usePermission('users.edit');
  const mayDelete = usePermission('users.delete');
  const seesCases = usePermission('cases.view');
  const seesConversations = usePermission('conversations.view');
  const seesBroadcasts = usePermission('broadcast.view');
  const mayWrite = usePermission('broadcast.create');
  const isInhabited = building.tenantCount + building.ownerCount > 0;
  return (
    <>
      {seesCases && (
        <Link className={buttonClassName()} to={casesPathOf(building.id)}>
          <SummaryIcon size={18} />
          {t('cases')}
        </Link>
      )}
      {seesConversations && (
        <Link className={buttonClassName()} to={conversationsPathOf(building.id)}>
          <MessagesIcon size={18} />
          {t('conversations')}
        </Link>
      )}
      {seesBroadcasts && mayWrite && isInhabited && (
        <Link className={buttonClassName()} to={broadcastPathOf(building.id)}>
          <MailIcon size={18} />
          {t('broadcast')}
        </Link>
      )}
      <PosterButton label={t('poster')} failed={t('posterFailed')} buildingId={building.id} />
      {mayDelete && !isInhabited && (
        <Button onClick={() => onOpen('remove')}>{common('delete')}</Button>
      )}
      {mayEdit && <Button onClick={() => onOpen('merge')}>{t('merge.open')}</Button>}
      {mayEdit && (
        <Button variant="primary" onClick={() => onOpen('edit')}>
          {common('edit')}
        </Button>
      )}
    </>
  );
}

function Dialogs({
  building,
  open,
  onClose,
}: {
  building: BuildingRowFragment;
  open: Dialog | undefined;
  onClose: () => void;
}) {
  const t = useTranslations('buildings');
  const navigate = useNavigate();
  switch (open) {
    case 'edit':
      return <BuildingDialog building={building} onClose={onClose} />;
    case 'merge':
      return <MergeDialog building={building} onClose={onClose} />;
    case 'remove':
      return (
        <MutationDialog
          mutation={DeletePortalBuildingDocument}
          variables={{ input: { id: building.id } }}
          rereads={[]}
          title={t('remove')}
          text={t('removeText', { address: building.address })}
          done={t('removed')}
          failures={{ failed: t('removeFailed') }}
          onClose={onClose}
          onDone={() => void navigate(BUILDINGS)}
        />
      );
    case undefined:
      return null;
  }
}

function Address({ building: { address, externalId } }: { building: BuildingRowFragment }) {
  const t = useTranslations('buildings');
  return externalId ? t('addressAndNumber', { address, externalId }) : address;
}

/** One building with its flats and its people, which are asked for beside it. */
export function BuildingPage({ id }: { id: string }) {
  const t = useTranslations('buildings');
  const [flat, setFlat] = useState<FlatRowFragment>();
  const [open, setOpen] = useOpenDialog<Dialog>('building');
  const { data, error, reload } = useListQuery(PortalBuildingDocument, { id });
  const list = { to: BUILDINGS, label: t('title') };
  if (error && !data) {
    const state = { error, failed: t('failed'), onRetry: reload };
    return (
      <Page title={t('title')} above={[list]}>
        <DetailState {...state} gone={t('notFound')} list={list} />
      </Page>
    );
  }
  const building = data && readFragment(BuildingRowFragmentDoc, data.building);
  const flats = data?.flats.map((one) => readFragment(FlatRowFragmentDoc, one));
  return (
    <Page
      title={building ? (building.name ?? building.street) : t('title')}
      description={building ? <Address building={building} /> : false}
      above={[list]}
      actions={building && <Actions building={building} onOpen={setOpen} />}
    >
      {!building && (
        <VisuallyHidden>
          <span role="status">{t('loading')}</span>
        </VisuallyHidden>
      )}
      <Flats buildingId={id} flats={flats} onShow={setFlat} />
      <Residents key={flat?.id} buildingId={id} flat={flat} onShowAll={() => setFlat(undefined)} />
      {building && <Dialogs building={building} open={open} onClose={() => setOpen(undefined)} />}
    </Page>
  );
}
