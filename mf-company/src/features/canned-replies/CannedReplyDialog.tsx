import { useTranslations } from '@hausgeist/shell-api';
import {
  FormTextField,
  StaffFormDialog,
  useAction,
  useErrorText,
  useStaffForm,
} from '@hausgeist/staff-kit';
import { Button, TextArea } from '@hausgeist/ui';
import { useRef } from 'react';
import { Controller } from 'react-hook-form';
import {
  CreatePortalCannedReplyDocument,
  UpdatePortalCannedReplyDocument,
  type CannedReplyRowFragment,
} from '../../gql/graphql';
import { useCompanyId } from '../company-scope';
import { cannedReplySchema, PLACEHOLDERS, type CannedReplyValues } from './canned-reply-schema';
import styles from './CannedReplies.module.css';

interface CannedReplyDialogProps {
  /** The text to change; without one, a new one is written. */
  reply?: CannedReplyRowFragment | undefined;
  onClose: () => void;
}

/** What can be put into the text, by its name in words. */
function Placeholders({ onTake }: { onTake: (placeholder: string) => void }) {
  const t = useTranslations('cannedReplies');
  return (
    <div role="group" aria-label={t('form.placeholders')} className={styles.placeholders}>
      {PLACEHOLDERS.map((name) => (
        <Button
          key={name}
          size="small"
          variant="secondary"
          onClick={() => onTake(`{{${name}}}`)}
          title={`{{${name}}}`}
        >
          {t(`placeholders.${name}`)}
        </Button>
      ))}
    </div>
  );
}

/** Asks for the title and the text of a canned reply. */
export function CannedReplyDialog({ reply, onClose }: CannedReplyDialogProps) {
  const t = useTranslations('cannedReplies.form');
  const companyId = useCompanyId();
  const errorText = useErrorText('cannedReplies.form');
  const form = useStaffForm(
    cannedReplySchema,
    { title: reply?.title ?? '', text: reply?.text ?? '' },
    `canned reply ${reply?.id ?? ''}`,
  );
  /** Where one writes; at the end, before one has. */
  const caret = useRef<number>(undefined);
  const options = { failed: t('failed'), done: t('saved'), rereads: 'active' } as const;
  const creation = useAction(CreatePortalCannedReplyDocument, options);
  const update = useAction(UpdatePortalCannedReplyDocument, options);

  async function submit(values: CannedReplyValues): Promise<void> {
    const saved = reply
      ? await update.run({ input: { id: reply.id, ...values } }, form)
      : await creation.run({ input: { companyId, ...values } }, form);
    if (saved) onClose();
  }

  return (
    <StaffFormDialog
      form={form}
      size="medium"
      title={t(reply ? 'editTitle' : 'addTitle')}
      isBusy={creation.isBusy || update.isBusy}
      error={creation.error ?? update.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormTextField form={form} texts="cannedReplies.form" name="title" />
      <Controller
        control={form.control}
        name="text"
        render={({ field: { ref, name, value, onBlur, onChange } }) => (
          <>
            <TextArea
              ref={ref}
              name={name}
              value={value}
              rows={8}
              maxLength={4_000}
              label={t('text')}
              hint={t('textHint')}
              error={errorText(form.formState.errors.text)}
              onSelect={({ currentTarget }) => {
                caret.current = currentTarget.selectionEnd;
              }}
              onBlur={onBlur}
              onChange={onChange}
            />
            <Placeholders
              onTake={(placeholder) => {
                const at = caret.current ?? value.length;
                caret.current = at + placeholder.length;
                onChange(value.slice(0, at) + placeholder + value.slice(at));
              }}
            />
          </>
        )}
      />
    </StaffFormDialog>
  );
}
