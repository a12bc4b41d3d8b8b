import { useToast, useTranslations } from '@hausgeist/shell-api';
import { late } from '@hausgeist/staff-kit';
import { Suspense, useState } from 'react';
import type { CaseRow } from '../case-lists';
import { useServiceCaseChange } from '../use-service-case-change';
import type { StateChange } from './StateDialog';

const StateDialog = late(async () => (await import('./StateDialog')).StateDialog);

/**
 * Gives cases another state: at once where there is no tenant to be told of it, else by a dialog. `onEnd` is told when it
 * is done, refused or taken back.
 */
export function useStateChange(onEnd?: () => void) {
  const t = useTranslations('cases.form');
  const toast = useToast();
  const { change, isBusy } = useServiceCaseChange();
  const [asked, setAsked] = useState<{ row: CaseRow; changes: StateChange }>();
  async function changeAtOnce(row: CaseRow, changes: StateChange): Promise<void> {
    if (await change(row, changes)) toast(t('saved', { number: row.number }), 'success');
    onEnd?.();
  }
  function close(): void {
    setAsked(undefined);
    onEnd?.();
  }
  return {
    isBusy,
    setState: (row: CaseRow, changes: StateChange) => {
      if (changes.state === row.state) return;
      if (row.endUser) setAsked({ row, changes });
      else void changeAtOnce(row, changes);
    },
    dialog: asked && (
      <Suspense fallback={null}>
        <StateDialog {...asked} onClose={close} />
      </Suspense>
    ),
  };
}
