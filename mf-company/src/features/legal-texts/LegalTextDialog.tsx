import { useTranslations } from '@hausgeist/shell-api';
import { FormTextArea, StaffFormDialog, useAction, useStaffForm } from '@hausgeist/staff-kit';
import { Button } from '@hausgeist/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { SavePortalLegalTextDocument, type LegalTextFieldsFragment } from '../../gql/graphql';
import { WrittenMarkdown } from '../../ui/WrittenMarkdown';
import { legalTextSchema, MAX_LEGAL_TEXT, type LegalTextValues } from './legal-text-schema';
import styles from './LegalTexts.module.css';

interface LegalTextDialogProps {
  companyId: string;
  kind: LegalTextFieldsFragment['kind'];
  /** What the form begins with. */
  texts: LegalTextValues;
  onClose: () => void;
}

const LANGUAGES = ['german', 'english'] as const;

/** Asks for the company's own words, in German and, if it wants, in English. */
export function LegalTextDialog({ companyId, kind, texts, onClose }: LegalTextDialogProps) {
  const t = useTranslations('legalTexts');
  const form = useStaffForm(legalTextSchema, texts, `legal text ${kind}`);
  const [isPreview, setIsPreview] = useState(false);
  const written = useWatch({ control: form.control });
  const { run, isBusy, error } = useAction(SavePortalLegalTextDocument, {
    failed: t('failed'),
    done: t('saved'),
    rereads: 'active',
    isUncached: true,
  });

  async function submit(values: LegalTextValues): Promise<void> {
    if (await run({ input: { companyId, kind, ...values } }, form)) onClose();
  }

  return (
    <StaffFormDialog
      form={form}
      size="medium"
      title={t(`kinds.${kind}`)}
      isBusy={isBusy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={styles.note}>{t('form.hint')}</p>
      {LANGUAGES.map((language) =>
        isPreview ? (
          <section key={language} className={styles.preview} aria-label={t(`form.${language}`)}>
            <h3 className={styles.language}>{t(`form.${language}`)}</h3>
            {written[language] ? (
              <WrittenMarkdown text={written[language]} />
            ) : (
              <p className={styles.note}>{t('form.nothing')}</p>
            )}
          </section>
        ) : (
          <FormTextArea
            key={language}
            form={form}
            texts="legalTexts.form"
            name={language}
            rows={language === 'german' ? 12 : 6}
            maxLength={MAX_LEGAL_TEXT}
          />
        ),
      )}
      <div className={styles.buttons}>
        <Button aria-pressed={isPreview} onClick={() => setIsPreview(!isPreview)}>
          {t(isPreview ? 'form.write' : 'form.preview')}
        </Button>
      </div>
    </StaffFormDialog>
  );
}
