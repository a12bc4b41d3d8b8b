import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** Fields that others have changed as well, with what they have written. */
export type ChangesOfOthers = Readonly<Record<string, unknown>>;

/**
 * Follows what a form changes while it is open: fields that the viewer has not touched take what others have
 * written meanwhile. Gives those that both have changed, as saving replaces what the others wrote.
 */
export function useChangesOfOthers<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  /** What stands in it now, as the form would begin with it. */
  newest: Values,
): ChangesOfOthers {
  const [others, setOthers] = useState<ChangesOfOthers>({});
  const known = useRef(newest);
  const take = useEffectEvent((now: Values) => {
    const before = known.current;
    known.current = now;
    for (const name of Object.keys(now) as Path<Values>[]) {
      if (now[name] === before[name]) continue;
      const value = now[name] as PathValue<Values, Path<Values>>;
      const typed = form.getValues(name);
      if (typed === before[name] || typed === value) form.resetField(name, { defaultValue: value });
      else setOthers((some) => ({ ...some, [name]: value }));
    }
  });
  const content = JSON.stringify(newest);
  useEffect(() => take(JSON.parse(content) as Values), [content]);
  return others;
}
