import { useTranslations } from '@hausgeist/shell-api';
import { MutationDialog } from '@hausgeist/staff-kit';
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
  const { name, activeVersion } = frontEnd;
  const instead = activeVersion ? t('instead', { version: activeVersion }) : t('first');
  return (
    <MutationDialog
      mutation={ActivateReleaseDocument}
      variables={{ input: { name, version, from: activeVersion } }}
      rereads={rereads}
      title={t('title')}
      text={`${t('question', { name, version })}\n${instead}`}
      tone="primary"
      confirm={t('open')}
      done={t('done', { name, version })}
      failures={{ failed: t('failed') }}
      onClose={onClose}
    />
  );
}

/** Asks before visitors get the last good version again. */
export function RollBackDialog({ frontEnd, onClose }: DialogProps) {
  const t = useTranslations('frontEnds.rollBack');
  const { name, activeVersion, returnVersion } = frontEnd;
  const told = { name, version: returnVersion ?? '', left: activeVersion ?? '' };
  return (
    <MutationDialog
      mutation={RollBackFrontEndDocument}
      variables={{ input: { name, from: activeVersion } }}
      rereads={rereads}
      title={t('title')}
      text={`${t('question', told)}\n${t('marked', told)}`}
      confirm={t('open')}
      done={t('done', told)}
      failures={{ failed: t('failed') }}
      onClose={onClose}
    />
  );
}

/** Asks before a front end is taken out of use. */
export function RetireDialog({ frontEnd, onClose }: DialogProps) {
  const t = useTranslations('frontEnds.retire');
  const { name, routes } = frontEnd;
  const used = routes.length > 0 ? t('question', { routes: routes.join(', ') }) : t('unused');
  return (
    <MutationDialog
      mutation={RetireFrontEndDocument}
      variables={{ input: { name } }}
      rereads={rereads}
      title={t('title', { name })}
      text={`${used}\n${t('again')}`}
      confirm={t('open')}
      done={t('done', { name })}
      failures={{ failed: t('failed') }}
      onClose={onClose}
    />
  );
}
