import { useOpenDialog, useTranslations } from '@hausgeist/shell-api';
import { ActionDialog, DateText, useAction } from '@hausgeist/staff-kit';
import { Badge, Button, Card, EditIcon } from '@hausgeist/ui';
import { readFragment } from '../../gql/fragment-masking';
import {
  LegalTextVersionFieldsFragmentDoc,
  SavePortalLegalTextDocument,
  type LegalTextFieldsFragment,
  type LegalTextVersionFieldsFragment,
} from '../../gql/graphql';
import { LegalTextDialog } from './LegalTextDialog';
import type { LegalTextValues } from './legal-text-schema';
import styles from './LegalTexts.module.css';

interface LegalTextCardProps {
  companyId: string;
  text: LegalTextFieldsFragment;
  mayEdit: boolean;
}

const valuesOf = (version: LegalTextVersionFieldsFragment | null): LegalTextValues => ({
  german: version?.german ?? '',
  english: version?.english ?? '',
});

/** One text: whose words hold, where they are read, and what was there before. */
export function LegalTextCard({ companyId, text, mayEdit }: LegalTextCardProps) {
  const t = useTranslations('legalTexts');
  const { kind, address } = text;
  const current = readFragment(LegalTextVersionFieldsFragmentDoc, text.current);
  const versions = readFragment(LegalTextVersionFieldsFragmentDoc, text.versions);
  const [written, setWritten] = useOpenDialog<LegalTextValues>(`legal-text-${kind}`);
  const [isLeaving, setIsLeaving] = useOpenDialog<boolean>(`legal-text-back-${kind}`);
  return (
    <Card
      title={t(`kinds.${kind}`)}
      actions={
        mayEdit && (
          <div className={styles.buttons}>
            {current && (
              <Button variant="quiet" onClick={() => setIsLeaving(true)}>
                {t('goBack')}
              </Button>
            )}
            <Button icon={<EditIcon size={18} />} onClick={() => setWritten(valuesOf(current))}>
              {t(current ? 'edit' : 'write')}
            </Button>
          </div>
        )
      }
    >
      <p className={styles.state}>
        <Badge tone={current ? 'success' : 'neutral'}>{t(current ? 'own' : 'platform')}</Badge>
        {current && <Saved version={current} />}
      </p>
      <p>
        <a href={address} target="_blank" rel="noopener">
          {address}
        </a>
      </p>
      {versions.length > 0 && (
        <details>
          <summary>{t('versions', { count: versions.length })}</summary>
          <ul className={styles.versions}>
            {versions.map((version) => (
              <li key={version.version}>
                <Saved version={version} />
                {!version.german && <span>{t('wasPlatform')}</span>}
                {mayEdit && version.german && (
                  <Button size="small" onClick={() => setWritten(valuesOf(version))}>
                    {t('useAgain')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
      {written && (
        <LegalTextDialog
          {...{ companyId, kind, texts: written }}
          onClose={() => setWritten(undefined)}
        />
      )}
      {isLeaving && <BackDialog {...{ companyId, kind }} onClose={() => setIsLeaving(false)} />}
    </Card>
  );
}

function Saved({ version }: { version: LegalTextVersionFieldsFragment }) {
  const t = useTranslations('legalTexts');
  return (
    <span>
      {t('version', { version: version.version })} · <DateText at={version.savedAt} withTime /> ·{' '}
      {version.savedBy}
    </span>
  );
}

interface BackDialogProps {
  companyId: string;
  kind: LegalTextFieldsFragment['kind'];
  onClose: () => void;
}

/** Asks before tenants read the platform's text again. */
function BackDialog({ companyId, kind, onClose }: BackDialogProps) {
  const t = useTranslations('legalTexts');
  const { run, isBusy, error } = useAction(SavePortalLegalTextDocument, {
    failed: t('failed'),
    done: t('saved'),
    rereads: 'active',
    isUncached: true,
  });
  return (
    <ActionDialog
      title={t('goBack')}
      confirmLabel={t('goBack')}
      tone="primary"
      isBusy={isBusy}
      error={error}
      onClose={onClose}
      onConfirm={async () => {
        if (await run({ input: { companyId, kind, german: null, english: null } })) onClose();
      }}
    >
      {t(kind === 'TERMS' ? 'goBackTerms' : 'goBackText')}
    </ActionDialog>
  );
}
