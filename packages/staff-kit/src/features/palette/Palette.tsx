import {
  createContext,
  Suspense,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import type { CommandSource } from './command';
import { soon } from '../../ui/late';
import { SearchButton } from './SearchButton';

const PaletteDialog = soon(async () => (await import('./PaletteDialog')).PaletteDialog);

/** Gives what a page offers at this moment. */
type Offer = () => CommandSource;

type Add = (offer: Offer) => () => void;

const PaletteContext = createContext<Add>(() => () => undefined);

/** Opens the list of everything that can be done, by Ctrl+K or ⌘K, wherever in the portal one is. */
export function Palette({ children }: { children: ReactNode }) {
  const [offers] = useState(() => new Set<Offer>());
  const [sources, setSources] = useState<readonly CommandSource[]>();
  const add = useCallback<Add>(
    (offer) => {
      offers.add(offer);
      return () => offers.delete(offer);
    },
    [offers],
  );
  const typedAhead = useRef('');
  const open = () => {
    typedAhead.current = '';
    setSources([...offers].map((offer) => offer()));
  };
  const toggle = useEffectEvent(() => {
    if (sources) setSources(undefined);
    // Another dialog asks something that is to be answered first.
    else if (!document.querySelector('dialog[open]')) open();
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return;
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
  return (
    <PaletteContext value={add}>
      {children}
      <SearchButton onOpen={open} />
      <Suspense fallback={<KeysTypedAhead keys={typedAhead} />}>
        {sources && (
          <PaletteDialog
            sources={sources}
            typedAhead={typedAhead}
            onClose={() => setSources(undefined)}
          />
        )}
      </Suspense>
    </PaletteContext>
  );
}

/** Keeps what is typed while the code of the dialog comes, in place of the field that had the focus before. */
function KeysTypedAhead({ keys }: { keys: RefObject<string> }) {
  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey) return;
      if (key === 'Backspace') keys.current = keys.current.slice(0, -1);
      else if (key.length === 1) keys.current += key;
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', keep);
    return () => document.removeEventListener('keydown', keep);
  }, [keys]);
  return null;
}

/** Offers commands as long as the component is shown. */
export function useCommands(source: CommandSource): void {
  const add = use(PaletteContext);
  const newest = useRef(source);
  useEffect(() => {
    newest.current = source;
  });
  useEffect(() => add(() => newest.current), [add]);
}
