import { useQuery, useTranslations } from '@hausgeist/shell-api';
import { Waiting } from '@hausgeist/staff-kit';
import { Checkbox } from '@hausgeist/ui';
import { useCompanyId } from '../company-scope';
import { PortalBuildingChoicesDocument } from './gql/graphql';
import styles from './Broadcasts.module.css';

interface BuildingChoiceProps {
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
}

/** The buildings whose people are meant. */
export function BuildingChoice({ chosen, onChoose }: BuildingChoiceProps) {
  const t = useTranslations('broadcasts.form');
  const { data } = useQuery(PortalBuildingChoicesDocument, {
    variables: { companyId: useCompanyId() },
  });
  if (!data) return <Waiting />;
  return (
    <div role="group" aria-label={t('buildings')} className={styles.choices}>
      {data.buildings.edges.map(({ node: { id, name, address } }) => (
        <Checkbox
          key={id}
          label={name ? `${name}, ${address}` : address}
          checked={chosen.includes(id)}
          onChange={({ target }) =>
            onChoose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        />
      ))}
    </div>
  );
}
