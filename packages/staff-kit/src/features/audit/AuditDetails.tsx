import { useFormatter, useTranslations } from '@hausgeist/shell-api';
import { useMomentText } from '../../ui/DateText';
import { type Fact, factsOf } from './facts';
import { useFieldLabels } from '../../forms/use-field-labels';
import styles from './Audit.module.css';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Facts that list the names of others. */
const LISTS_NAMES = 'changed';

/** The names of facts and what stands in them, in words; what has none stands as it is. */
function useFactTexts() {
  const t = useTranslations('auditDetails');
  const permissions = useTranslations('auditPermissions');
  const labels: Readonly<Record<string, string>> = useFieldLabels();
  const format = useFormatter();
  const moment = useMomentText();

  const nameOf = (name: string): string => {
    if (!/^\w+$/.test(name)) return name;
    const own = `facts.${name}` as 'facts.added';
    if (t.has(own)) return t(own);
    return labels[name] ?? name;
  };
  const permissionOf = (key: string): string =>
    permissions.has(key as 'dashboard.view') ? permissions(key as 'dashboard.view') : key;
  const wordOf = (text: string): string => {
    const own = `values.${text}` as 'values.admin';
    return t.has(own) ? t(own) : text;
  };

  function valueOf(value: unknown): string {
    if (value === null || value === undefined || value === '') return t('nothing');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number') return format.number(value, { maximumFractionDigits: 6 });
    if (Array.isArray(value))
      return value.length > 0 ? value.map(valueOf).join(', ') : t('nothing');
    if (typeof value === 'object') {
      const parts = Object.entries(value).filter(([, part]) => part !== null);
      return parts.map(([name, part]) => `${nameOf(name)}: ${valueOf(part)}`).join('; ');
    }
    if (typeof value !== 'string') return JSON.stringify(value);
    if (MOMENT.test(value) && !Number.isNaN(Date.parse(value))) return moment(value);
    if (/^[\w-]+$/.test(value)) return wordOf(value);
    return /^\w+\.\w+$/.test(value) ? permissionOf(value) : value;
  }

  return {
    nameOf,
    textOf: ({ name, value }: Fact) =>
      name === LISTS_NAMES && Array.isArray(value)
        ? value.map((field) => nameOf(String(field))).join(', ')
        : valueOf(value),
    valueOf,
  };
}

/** What an entry tells beside actor and subject: facts, and what a change was from and to. */
export function AuditDetails({ details }: { details: unknown }) {
  const t = useTranslations('audit');
  const { nameOf, textOf, valueOf } = useFactTexts();
  const facts = factsOf(details);
  if (facts.length === 0) return null;
  return (
    <details className={styles.details}>
      <summary>{t('details')}</summary>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.name} style={{ display: 'contents' }}>
            <dt>{nameOf(fact.name)}</dt>
            <dd>
              {'before' in fact ? `${valueOf(fact.before)} → ${valueOf(fact.value)}` : textOf(fact)}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
