import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { CommandSource } from './command';
import { PaletteDialog } from './PaletteDialog';

/** Gives what a page offers at this moment. */
type Offer = () => CommandSource;

interface Shared {
  add: (offer: Offer) => () => void;
  open: () => void;
}

const PaletteContext = createContext<Shared>({ add: () => () => undefined, open: () => undefined });

/** Opens the list of everything that can be done, by Ctrl+K or ⌘K, wherever in the portal one is. */
export function Palette({ children }: { children: ReactNode }) {
  const [offers] = useState(() => new Set<Offer>());
  const [sources, setSources] = useState<readonly CommandSource[]>();
  const shared = useMemo(
    (): Shared => ({
      add: (offer) => {
        offers.add(offer);
        return () => offers.delete(offer);
      },
      open: () => setSources([...offers].map((offer) => offer())),
    }),
    [offers],
  );
  const toggle = useEffectEvent(() => {
    if (sources) setSources(undefined);
    // Another dialog asks something that is to be answered first.
    else if (!document.querySelector('dialog[open]')) shared.open();
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
    <PaletteContext value={shared}>
      {children}
      {sources && <PaletteDialog sources={sources} onClose={() => setSources(undefined)} />}
    </PaletteContext>
  );
}

/** Offers commands as long as the component is shown. */
export function useCommands(source: CommandSource): void {
  const { add } = use(PaletteContext);
  const newest = useRef(source);
  useEffect(() => {
    newest.current = source;
  });
  useEffect(() => add(() => newest.current), [add]);
}

/** Opens the palette from a button. */
export const useOpenPalette = (): (() => void) => use(PaletteContext).open;
