import { usePermission, useTranslations } from '@hausgeist/shell-api';
import {
  CheckIcon,
  ClockIcon,
  DownloadIcon,
  MailIcon,
  PersonIcon,
  SummaryIcon,
  TagIcon,
} from '@hausgeist/ui';
import type { InboxRow } from '../../inbox-live';
import type { Command } from '@hausgeist/staff-kit/palette';
import { useLabels } from '../labels/use-labels';
import { useSetLabels } from '../labels/use-set-labels';
import { useViewerId } from '../use-conversations';
import { useAssign } from '../work/use-assign';
import { useColleagues } from '../work/use-colleagues';
import type { WorkActions } from '../work/use-work-actions';

const action = (id: string, command: Omit<Command, 'id' | 'group'>): Command => ({
  ...command,
  id: `action-${id}`,
  group: 'actions',
});

const run = (
  id: string,
  label: string,
  Icon: NonNullable<Command['Icon']>,
  does: () => void,
): Command => action(id, { label, Icon, run: does });

/** Each label of the company, put on the conversation or taken off it. */
function useLabelCommands(): (row: InboxRow) => Command[] {
  const t = useTranslations('inbox.commands');
  const labels = useLabels() ?? [];
  const { setLabels } = useSetLabels();
  return (row) => {
    const before = row.labels.map(({ id }) => id);
    return labels.map(({ id, name }) => {
      const isOn = before.includes(id);
      const after = isOn ? before.filter((one) => one !== id) : [...before, id];
      return action(`label-${id}`, {
        label: t(isOn ? 'takeLabelOff' : 'putLabelOn', { name }),
        Icon: TagIcon,
        isHidden: true,
        run: () => void setLabels([row], () => after),
      });
    });
  };
}

/** What can be done with the open conversation. */
export function useActionCommands(row: InboxRow | undefined, work: WorkActions): Command[] {
  const t = useTranslations('inbox.work');
  const commands = useTranslations('inbox.commands');
  const mayArchive = usePermission('conversations.archive');
  const mayExport = usePermission('conversations.export');
  const mayMakeCase = usePermission('cases.edit');
  const viewerId = useViewerId();
  const me = useColleagues().find(({ id }) => id === viewerId);
  const { assign } = useAssign();
  const labelCommands = useLabelCommands();
  if (!row) return [];
  const isMine = row.assignee !== null && row.assignee.id === viewerId;
  return [
    ...(me && !isMine
      ? [run('assign-me', commands('assignMe'), PersonIcon, () => void assign([row], me))]
      : []),
    ...(row.assignee
      ? [run('unassign', t('toNobody'), PersonIcon, () => void assign([row], null))]
      : []),
    run('assign', commands('assign'), PersonIcon, () => work.askAssignee([row])),
    run('labels', commands('labels'), TagIcon, () => work.askLabels([row])),
    ...(mayArchive
      ? [
          run('archive', t(row.archivedAt ? 'restore' : 'archive'), CheckIcon, () => {
            void work.archive([row]);
          }),
          run('snooze', commands('snooze'), ClockIcon, () => work.askSnooze([row])),
        ]
      : []),
    run('unread', commands('unread'), MailIcon, () => work.markUnread(row)),
    ...(mayMakeCase ? [run('case', t('makeCase'), SummaryIcon, () => work.askCase(row))] : []),
    ...(mayExport
      ? [run('export', commands('export'), DownloadIcon, () => work.askExport(row))]
      : []),
    ...labelCommands(row),
  ];
}
