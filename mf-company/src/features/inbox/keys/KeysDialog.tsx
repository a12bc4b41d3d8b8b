import { useTranslations } from '@hausgeist/shell-api';
import { KeyList } from '@hausgeist/staff-kit';
import { Checkbox, Dialog } from '@hausgeist/ui';

/** What keys do, by the names of their texts. */
const KEYS = [
  ['next', ['j']],
  ['previous', ['k']],
  ['openKey', ['Enter', 'o']],
  ['reply', ['r']],
  ['note', ['n']],
  ['archive', ['e']],
  ['finish', ['Ctrl Shift Enter', '⌘ Shift Enter']],
  ['snooze', ['b']],
  ['assign', ['a']],
  ['labels', ['l']],
  ['makeCase', ['c']],
  ['unread', ['u']],
  ['select', ['x']],
  ['selectAll', ['Shift x']],
  ['search', ['/']],
  ['close', ['Esc']],
  ['palette', ['Ctrl K', '⌘ K']],
  ['help', ['?']],
] as const;

interface KeysDialogProps {
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  onClose: () => void;
}

/** Shows all keys of the inbox, and turns them off and on. */
export function KeysDialog({ isOn, onSwitch, onClose }: KeysDialogProps) {
  const t = useTranslations('inbox.keys');
  const common = useTranslations('common');
  return (
    <Dialog size="small" title={t('title')} closeLabel={common('close')} onClose={onClose}>
      <KeyList items={KEYS.map(([name, keys]) => ({ text: t(name), keys }))} />
      <Checkbox
        label={t('isOn')}
        checked={isOn}
        onChange={({ target }) => onSwitch(target.checked)}
      />
    </Dialog>
  );
}
