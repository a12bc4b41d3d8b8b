import { useToast, useTranslations } from '@hausgeist/shell-api';
import { useAction } from '@hausgeist/staff-kit';
import { IdentityDialog } from '@hausgeist/staff-kit/account';
import { ForcePortalEmailDomainDocument, RemovePortalEmailDomainDocument } from '../../gql/graphql';

/** What is to become of a domain. */
export interface DomainChange {
  kind: 'force' | 'free' | 'drop';
  domain: string;
}

interface DomainQuestionProps {
  companyId: string;
  change: DomainChange;
  onClose: () => void;
}

const BUTTONS = { force: 'domains.force', free: 'domains.free', drop: 'domains.remove' } as const;

/** Says what will happen, and does it once the viewer has proved who they are. */
export function DomainQuestion({ companyId, change, onClose }: DomainQuestionProps) {
  const t = useTranslations('organisation');
  const toast = useToast();
  const { kind, domain } = change;
  const options = { failed: t('failed'), rereads: 'active', isUncached: true } as const;
  const force = useAction(ForcePortalEmailDomainDocument, options);
  const drop = useAction(RemovePortalEmailDomainDocument, options);
  return (
    <IdentityDialog
      title={t(`identity.${kind}Title`)}
      text={t(`identity.${kind}Text`, { domain })}
      submitLabel={t(BUTTONS[kind])}
      isBusy={force.isBusy || drop.isBusy}
      error={force.error ?? drop.error}
      onClose={onClose}
      onProved={async (proof, form) => {
        const shared = { companyId, domain, proof };
        if (kind === 'drop') {
          if (!(await drop.run({ input: shared }, form))) return;
          toast(t('saved'), 'success');
        } else {
          const input = { ...shared, isForced: kind === 'force' };
          const done = await force.run({ input }, form);
          if (!done) return;
          const count = done.forceEmailDomain.endedSessions;
          toast(kind === 'force' ? t('domains.forcedDone', { count }) : t('saved'), 'success');
        }
        onClose();
      }}
    />
  );
}
