import { useToast, useTranslations } from '@hausgeist/shell-api';
import { ActionDialog, useAction } from '@hausgeist/staff-kit';
import {
  ActivateReleaseDocument,
  type FrontEndCardFragment,
  FrontEndsDocument,
  RetireFrontEndDocument,
  RollBackFrontEndDocument,
} from '../../gql/graphql';

interface DialogProps {
  frontEnd: FrontEndCardFragment;
  onClose: () => void;
}

const rereads = [FrontEndsDocument];

/** Asks before visitors get another version. */
export function ActivateDialog({ frontEnd, version, onClose }: DialogProps & { version: string }) {
  const t = useTranslations('frontEnds.activate');
  const toast = useToast();
  const { run, isBusy, error } = useAction(ActivateReleaseDocument, {
    ...{ failed: t('failed'), rereads },
  });
  const { name, activeVersion } = frontEnd;
  async function activate(): Promise<void> {
    if (!(await run({ input: { name, version, from: activeVersion } }))) return;
    toast(t('done', { name, version }), 'success');
    onClose();
  }
  return (
    <ActionDialog
      title={t('title')}
      tone="primary"
      confirmLabel={t('open')}
      isBusy={isBusy}
      error={error}
      onConfirm={activate}
      onClose={onClose}
    >
      <p>{t('question', { name, version })}</p>
      <p>{activeVersion ? t('instead', { version: activeVersion }) : t('first')}</p>
    </ActionDialog>
  );
}

/** Asks before visitors get the last good version again. */
export function RollBackDialog({ frontEnd, onClose }: DialogProps) {
  const t = useTranslations('frontEnds.rollBack');
  const toast = useToast();
  const { run, isBusy, error } = useAction(RollBackFrontEndDocument, {
    ...{ failed: t('failed'), rereads },
  });
  const { name, activeVersion, returnVersion } = frontEnd;
  const told = { name, version: returnVersion ?? '', left: activeVersion ?? '' };
  async function rollBack(): Promise<void> {
    if (!(await run({ input: { name, from: activeVersion } }))) return;
    toast(t('done', told), 'success');
    onClose();
  }
  return (
    <ActionDialog
      title={t('title')}
      confirmLabel={t('open')}
      isBusy={isBusy}
      error={error}
      onConfirm={rollBack}
      onClose={onClose}
    >
      <p>{t('question', told)}</p>
      <p>{t('marked', told)}</p>
    </ActionDialog>
  );
}

/** Asks before a front end is taken out of use. */
export function RetireDialog({ frontEnd, onClose }: DialogProps) {
  const t = useTranslations('frontEnds.retire');
  const toast = useToast();
  const { run, isBusy, error } = useAction(RetireFrontEndDocument, {
    ...{ failed: t('failed'), rereads },
  });
  const { name, routes } = frontEnd;
  async function retire(): Promise<void> {
    if (!(await run({ input: { name } }))) return;
    toast(t('done', { name }), 'success');
    onClose();
  }
  return (
    <ActionDialog
      title={t('title', { name })}
      confirmLabel={t('open')}
      isBusy={isBusy}
      error={error}
      onConfirm={retire}
      onClose={onClose}
    >
      <p>{routes.length > 0 ? t('question', { routes: routes.join(', ') }) : t('unused')}</p>
      <p>{t('again')}</p>
    </ActionDialog>
  );
}
