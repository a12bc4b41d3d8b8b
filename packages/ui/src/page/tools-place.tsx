import { createContext, useContext, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './tools-place.module.css';

type Place = HTMLElement | null;

const PlaceContext = createContext<Place>(null);
const SetPlaceContext = createContext<(place: Place) => void>(() => undefined);

/** Around a list and the place where its tools may stand; where there are several, the last one has them. */
export function ToolsPlaces({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<Place>(null);
  return (
    <SetPlaceContext value={setPlace}>
      <PlaceContext value={place}>{children}</PlaceContext>
    </SetPlaceContext>
  );
}

/** Where the tools of a list below may stand, such as the line of its filters; takes no room without them. */
export function ToolsPlace() {
  const setPlace = useContext(SetPlaceContext);
  return <div ref={setPlace} className={styles.place} data-tools />;
}

/** Tools of a list, in a line that is there anyway. */
export function Tools({ children }: { children: ReactNode }) {
  const place = useContext(PlaceContext);
  return place ? createPortal(children, place) : children;
}
