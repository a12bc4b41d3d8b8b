import { scopeOfConstant } from '@hausgeist/schema';
import { Checkbox } from '@hausgeist/ui';
import type { PermissionGridFragment } from '../../gql/graphql';
import styles from './PermissionFieldset.module.css';
import { usePermissionTexts } from './use-permission-texts';
import type { RoleGridState } from './use-role-grid';

interface PermissionFieldsetProps {
  group: PermissionGridFragment;
  grid: RoleGridState;
  disabled: boolean;
}

/** The boxes of one group. */
export function PermissionFieldset({ group, grid, disabled }: PermissionFieldsetProps) {
  const texts = usePermissionTexts();
  const names = group.permissions.map(({ name }) => name);
  const view = names.find((name) => scopeOfConstant(name)?.endsWith('.view'));
  // What one cannot see one cannot change.
  const set = (name: (typeof names)[number], isTicked: boolean) => {
    if (isTicked) grid.set(view ? [view, name] : [name], true);
    else grid.set(name === view ? names : [name], false);
  };
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend className={styles.legend}>{texts.group(group.group, group.label)}</legend>
      {group.permissions.map(({ name, description }) => (
        <Checkbox
          key={name}
          label={texts.permission(name, description)}
          checked={grid.isGranted(name)}
          onChange={(event) => set(name, event.target.checked)}
        />
      ))}
    </fieldset>
  );
}
