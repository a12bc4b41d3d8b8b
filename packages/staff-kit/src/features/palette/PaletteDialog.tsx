import { useNavigate, useTranslations } from '@hausgeist/shell-api';
import { classNames, Dialog, SearchIcon, VisuallyHidden } from '@hausgeist/ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { matching } from '../../lists/matching';
import { GROUPS, type Command, type CommandSource } from './command';
import styles from './Palette.module.css';
import { useFound } from './use-found';

interface PaletteDialogProps {
  sources: readonly CommandSource[];
  /** What was typed before the dialog was there. */
  typedAhead: RefObject<string>;
  onClose: () => void;
}

/** The commands that fit, part by part, and in the order in which the keys go through them. */
function useOffered(sources: readonly CommandSource[], typed: string) {
  const found = useFound(sources, typed);
  const fitting = matching(
    sources.flatMap(({ commands }) => commands),
    typed,
  );
  // What one source offers by its name, another may find too.
  const known = new Set(fitting.map(({ id }) => id));
  const all = [...fitting, ...found.commands.filter(({ id }) => !known.has(id))];
  const parts = GROUPS.map((group) => ({
    group,
    commands: all.filter((command) => command.group === group),
  })).filter(({ commands }) => commands.length > 0);
  return {
    parts,
    offered: parts.flatMap(({ commands }) => commands),
    isSearching: found.isSearching,
  };
}

/** Everything that can be done here and gone to, found by its name. */
export function PaletteDialog({ sources, typedAhead, onClose }: PaletteDialogProps) {
  const t = useTranslations('palette');
  const common = useTranslations('common');
  const navigate = useNavigate();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(() => typedAhead.current);
  /** The one that Enter takes: the first, until the arrow keys have chosen another. */
  const [chosenId, setChosenId] = useState<string>();
  const { parts, offered, isSearching } = useOffered(sources, typed);
  const idOf = (command: Command) => `${listId}-${command.id}`;
  // By its id: what is found later comes in between.
  const current = offered.find(({ id }) => id === chosenId) ?? offered[0];
  const currentId = current && idOf(current);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);

  function choose(command: Command | undefined): void {
    if (!command) return;
    onClose();
    if (command.to !== undefined) void navigate(command.to);
    command.run?.();
  }
  function move(step: 1 | -1): void {
    const place = current ? offered.indexOf(current) : 0;
    setChosenId(offered.at((place + step) % offered.length)?.id);
  }
  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') choose(current);
    else return;
    event.preventDefault();
  }
  return (
    <Dialog title={t('title')} closeLabel={common('close')} onClose={onClose}>
      <div className={styles.search}>
        <SearchIcon size={18} />
        <input
          ref={input}
          className={styles.input}
          type="text"
          role="combobox"
          aria-label={t('label')}
          aria-autocomplete="list"
          aria-expanded={offered.length > 0}
          aria-controls={listId}
          aria-activedescendant={currentId}
          placeholder={t('placeholder')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setChosenId(undefined);
          }}
          onKeyDown={handleKey}
        />
      </div>
      <div id={listId} role="listbox" aria-label={t('title')} className={styles.list}>
        {parts.map(({ group, commands }) => (
          <div key={group} role="group" aria-labelledby={`${listId}-${group}`}>
            <div id={`${listId}-${group}`} role="presentation" className={styles.group}>
              {t(`groups.${group}`)}
            </div>
            {commands.map((command) => (
              <Option
                key={command.id}
                id={idOf(command)}
                command={command}
                isActive={idOf(command) === currentId}
                onChoose={choose}
              />
            ))}
          </div>
        ))}
      </div>
      {offered.length === 0 && !isSearching && <p className={styles.nothing}>{t('nothing')}</p>}
      <VisuallyHidden>
        <div role="status">
          {isSearching ? t('searching') : t('count', { count: offered.length })}
        </div>
      </VisuallyHidden>
    </Dialog>
  );
}

interface OptionProps {
  id: string;
  command: Command;
  isActive: boolean;
  onChoose: (command: Command) => void;
}

function Option({ id, command, isActive, onChoose }: OptionProps) {
  const { label, hint, Icon } = command;
  return (
    // The keyboard stays in the box above, which takes the keys for the list.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={classNames(styles.option, isActive && styles.active)}
      onClick={() => onChoose(command)}
    >
      <span className={styles.icon}>{Icon && <Icon size={18} />}</span>
      <span className={styles.text}>
        <span>{label}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </div>
  );
}
