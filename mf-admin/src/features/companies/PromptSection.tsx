import { useFormatter, useTranslations } from '@hausgeist/shell-api';
import { FileChoice, useRefusalText } from '@hausgeist/staff-kit';
import { Alert, Button, InlineError } from '@hausgeist/ui';
import { useId, useRef } from 'react';
import type { CompanyRowFragment } from '../../gql/graphql';
import { PromptStatus } from './PromptStatus';
import { PROMPT_FILE_TYPES } from './upload-prompt';
import { useEndText } from './use-end-text';
import type { PromptUpload, PromptUploadState } from './use-prompt-upload';
import styles from './PromptSection.module.css';

function PromptProgress({ state }: { state: PromptUploadState }) {
  const t = useTranslations('companies.prompt');
  const endText = useEndText();
  switch (state.phase) {
    case 'uploading': {
      const percent = Math.round(state.share * 100);
      return (
        <div className={styles.progress} role="status">
          <p>{t('uploading', { percent })}</p>
          <progress aria-label={t('title')} value={state.share} />
        </div>
      );
    }
    case 'vectorizing': {
      const { done, total } = state;
      const share = total > 0 ? { value: done, max: total } : {};
      return (
        <div className={styles.progress} role="status">
          <p>{total > 0 ? t('progress', { done, total }) : t('vectorizing')}</p>
          <progress aria-label={t('title')} {...share} />
        </div>
      );
    }
    case 'done':
      return <Alert tone="success">{endText(state)}</Alert>;
    case 'failed':
      return <Alert tone="danger">{endText(state)}</Alert>;
    case 'idle':
    case 'wrongType':
      return null;
  }
}

interface PromptSectionProps {
  company: CompanyRowFragment;
  promptUpload: PromptUpload;
}

/** The file from which the assistant answers for a company: which it is, and a way to replace it. */
export function PromptSection({ company, promptUpload }: PromptSectionProps) {
  const t = useTranslations('companies.prompt');
  const refusalText = useRefusalText();
  const format = useFormatter();
  const titleId = useId();
  const errorId = useId();
  const { file, state, busy, doubt, choose, isSure, upload } = promptUpload;
  const press = async () => {
    if (await isSure()) await upload();
  };
  const choice = useRef<HTMLInputElement>(null);
  const keep = () => {
    choose(null);
    if (!choice.current) return;
    // Else the browser would not take the same file again.
    choice.current.value = '';
    // The question goes, and with it the keyboard's place.
    choice.current.focus();
  };
  const { promptFileName, promptUploadedAt } = company;
  const isWrongType = state.phase === 'wrongType';
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {t('title')}
      </h3>
      <p className={styles.hint}>{t('hint')}</p>
      <div className={styles.current}>
        <PromptStatus {...company} />
        {promptFileName && <span>{t('current', { file: promptFileName })}</span>}
        {promptUploadedAt && (
          <span className={styles.hint}>
            {t('uploadedAt', {
              date: format.dateTime(new Date(promptUploadedAt), { dateStyle: 'medium' }),
            })}
          </span>
        )}
      </div>
      {company.promptStatus === 'ERROR' && company.promptError && state.phase === 'idle' && (
        <Alert tone="danger">
          {refusalText({ ...company.promptRefusal, message: company.promptError })}
        </Alert>
      )}
      <FileChoice
        ref={choice}
        label={t('choose')}
        file={file}
        none={t('noFile')}
        accept={PROMPT_FILE_TYPES}
        isBusy={busy}
        errorId={isWrongType ? errorId : undefined}
        onChoose={(chosen) => choose(chosen ?? null)}
      >
        <Button disabled={!file || doubt !== undefined} busy={busy} onClick={() => void press()}>
          {t('upload')}
        </Button>
      </FileChoice>
      {isWrongType && <InlineError id={errorId}>{t('wrongType')}</InlineError>}
      {doubt !== undefined && (
        <Alert tone="warning">
          {t('fewer', { count: doubt, before: company.promptVectorCount })}
          {/* In a place of its own: the second press of a double click is no answer. */}
          <div className={styles.answers}>
            <Button size="small" onClick={keep}>
              {t('keep')}
            </Button>
            <Button size="small" onClick={() => void upload()}>
              {t('replace')}
            </Button>
          </div>
        </Alert>
      )}
      <PromptProgress state={state} />
    </section>
  );
}
