import { useTranslations } from '@hausgeist/shell-api/slim';
import { AttachIcon, Button, InlineError, TextArea, TextField } from '@hausgeist/ui';
import { useEffect, useRef, useState } from 'react';
import type { ChatMessageFragment } from '../../gql/graphql';
import { ACCEPTED_FILES, LateStagedFiles, useStagedFiles } from '../attachments';
import styles from './Damage.module.css';
import { keepReport, keptReport, type ReportDraft } from './report-draft';
import { useDamageReport } from './use-damage-report';

/** As much as the server takes. */
const MOST_TEXT = 2_000;
const MOST_PLACE = 200;

/** The day that it is here. */
const today = () => new Intl.DateTimeFormat('sv-SE').format(new Date());

interface DamageFormProps {
  answerId: string;
  /** What was said before the answer. */
  question: ChatMessageFragment | undefined;
  /** Takes the focus from the button that opened it; not after a reload. */
  takesFocus: boolean;
  onClose: () => void;
}

/** Asks what is damaged, where, and since when, with photos. */
export function DamageForm({ answerId, question, takesFocus, onClose }: DamageFormProps) {
  const t = useTranslations('damage');
  const form = useRef<HTMLFormElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    form.current?.focus({ preventScroll: true });
    // It may be higher than the view of a phone: it is read from its beginning.
    form.current?.scrollIntoView({ block: 'start' });
  }, [takesFocus]);
  const photos = useStagedFiles('chatReportPhotos', answerId);
  const { send, isBusy, error } = useDamageReport(answerId);
  const [draft, setDraft] = useState<ReportDraft>(
    () => keptReport(answerId) ?? { text: question?.text ?? '', place: '', noticedOn: '' },
  );
  const sentBefore = question?.attachments ?? [];
  const change = (changes: Partial<ReportDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    keepReport(answerId, next);
  };
  const close = () => {
    keepReport(answerId, undefined);
    photos.clear();
    onClose();
  };

  async function submit(): Promise<void> {
    if (!draft.text.trim()) return;
    const attachmentIds = sentBefore.map(({ id }) => id);
    if (await send({ ...draft, attachmentIds, photos: photos.read() })) close();
  }

  return (
    <form
      ref={form}
      tabIndex={-1}
      className={styles.form}
      aria-label={t('title')}
      aria-live="off"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <strong>{t('title')}</strong>
      <TextArea
        label={t('what')}
        value={draft.text}
        maxLength={MOST_TEXT}
        rows={3}
        required
        dir="auto"
        onChange={({ target }) => change({ text: target.value })}
      />
      <div className={styles.pair}>
        <TextField
          label={t('where')}
          hint={t('whereHint')}
          value={draft.place}
          maxLength={MOST_PLACE}
          dir="auto"
          onChange={({ target }) => change({ place: target.value })}
        />
        <TextField
          label={t('since')}
          hint={t('optional')}
          type="date"
          max={today()}
          value={draft.noticedOn}
          onChange={({ target }) => change({ noticedOn: target.value })}
        />
      </div>
      {sentBefore.length > 0 && (
        <p className={styles.note}>{t('alongside', { count: sentBefore.length })}</p>
      )}
      <LateStagedFiles
        files={photos.files}
        refusals={photos.refusals}
        onRemove={photos.remove}
        onFocusLost={() => picker.current?.focus()}
      />
      <input
        ref={picker}
        hidden
        type="file"
        multiple
        accept={ACCEPTED_FILES}
        aria-label={t('photos')}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen again after it was taken away.
          currentTarget.value = '';
          photos.add(files);
        }}
      />
      {photos.areLost && <p className={styles.note}>{t('photosLost')}</p>}
      <div>
        <Button icon={<AttachIcon size={18} />} onClick={() => picker.current?.click()}>
          {t('photos')}
        </Button>
      </div>
      {error && <InlineError>{error}</InlineError>}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={isBusy}>
          {isBusy ? t('sending') : t('send')}
        </Button>
        <Button variant="quiet" onClick={close}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
