import { toRequestFailure, useTranslations } from '@hausgeist/shell-api';
import { useFailureText, useRefusalInLanguage } from '@hausgeist/staff-kit';
import { useState } from 'react';
import type { EndUserImportStateFragment } from '../../gql/graphql';
import type { ColumnsValues } from './ColumnsStep';
import { IMPORT_FIELDS, toChoice, toMapping, type FieldName } from './import-fields';
import { isSmallEnough } from './UploadStep';
import { UploadRefused, useEndUserImport } from './use-end-user-import';

export type ImportStep = 'upload' | 'columns' | 'progress' | 'checked' | 'ended';

function stepOf(task: EndUserImportStateFragment | null, isBack: boolean): ImportStep {
  switch (task?.status) {
    case undefined:
      return 'upload';
    case 'UPLOADED':
      return 'columns';
    case 'CHECKED':
      return isBack ? 'columns' : 'checked';
    case 'CHECKING':
    case 'RUNNING':
      return 'progress';
    case 'DONE':
    case 'CANCELLED':
    case 'FAILED':
      return 'ended';
  }
}

const valuesOf = (task: EndUserImportStateFragment | null): ColumnsValues => ({
  choice: toChoice(task?.mapping.length ? task.mapping : (task?.suggestedMapping ?? [])),
  updateExisting: task?.updateExisting ?? false,
  byExternalId: task?.byExternalId ?? false,
  sendInvitation: task?.sendInvitation ?? false,
});

/** The course of the dialog: which step is shown, and what its buttons do. */
export function useImportSteps() {
  const t = useTranslations('endUserImport');
  const textOf = useFailureText();
  const refusalText = useRefusalInLanguage();
  const control = useEndUserImport();
  const { task } = control;
  const [file, setFile] = useState<File>();
  const [isBack, setIsBack] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({});
  const [typed, setTyped] = useState<{ id: string; values: ColumnsValues }>();
  const values = typed && typed.id === task?.id ? typed.values : valuesOf(task);

  async function act(work: () => Promise<void>, failed: string): Promise<void> {
    setBusy(true);
    setError(undefined);
    setErrors({});
    try {
      await work();
    } catch (cause) {
      if (cause instanceof UploadRefused) setError((await refusalText(cause.refusal)) || failed);
      else {
        const fields = await Promise.all(
          toRequestFailure(cause).fields.map(
            async (failure) =>
              [failure.field.replace('mapping.', ''), await refusalText(failure)] as const,
          ),
        );
        const known = fields.filter(([name]) => name in values.choice);
        setErrors(Object.fromEntries(known));
        if (known.length === 0) setError(await textOf(cause, { failed }));
      }
    }
    setBusy(false);
  }

  return {
    control,
    step: stepOf(task, isBack),
    busy,
    error,
    errors,
    file,
    values,
    setFile,
    setValues: (next: ColumnsValues) => {
      setErrors({});
      if (task) setTyped({ id: task.id, values: next });
    },
    backToColumns: () => setIsBack(true),
    startOver: () => {
      const open = task && task.status !== 'DONE' && task.status !== 'CANCELLED';
      setFile(undefined);
      setError(undefined);
      setErrors({});
      setIsBack(false);
      control.reset();
      // The user cannot come back to it, so what is kept of the file can go.
      if (open && task.status !== 'FAILED') void control.discard(task.id);
    },
    upload: () => {
      if (!file) return;
      if (!isSmallEnough(file)) setError(t('upload.tooLarge'));
      else void act(async () => control.upload(file), t('failed.upload'));
    },
    check: () => {
      if (!task) return;
      const missing = IMPORT_FIELDS.filter(
        ({ name, required }) => required && values.choice[name] === '',
      );
      if (missing.length > 0) {
        const text = t('columns.missing');
        setErrors(Object.fromEntries(missing.map(({ name }) => [name, text])));
        return;
      }
      const { choice, updateExisting, sendInvitation } = values;
      const byExternalId = values.byExternalId && choice.externalId !== '';
      const options = { updateExisting, byExternalId, sendInvitation };
      const input = { id: task.id, mapping: toMapping(choice), ...options };
      void act(async () => {
        await control.check(input);
        setIsBack(false);
      }, t('failed.check'));
    },
    start: () => {
      if (task) void act(async () => control.start(task.id, true), t('failed.start'));
    },
    cancel: () => {
      if (task) void act(async () => control.cancel(task.id), t('failed.cancel'));
    },
  };
}

export type ImportSteps = ReturnType<typeof useImportSteps>;
