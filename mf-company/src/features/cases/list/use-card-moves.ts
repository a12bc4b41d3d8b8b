import { useState, type DragEvent } from 'react';
import { statesAfter, type CaseRow, type CaseState } from '../case-lists';
import { useStateChange } from '../tell/use-state-change';

/**
 * Moves cards between columns, dragged or by their menu. A card stands in its new column at once, and is back where it was
 * when that was refused or taken back.
 */
export function useCardMoves() {
  const [moving, setMoving] = useState<{ id: string; state: CaseState }>();
  const [dragged, setDragged] = useState<CaseRow>();
  const [over, setOver] = useState<CaseState>();
  const { setState, dialog } = useStateChange(() => setMoving(undefined));

  function move(row: CaseRow, state: CaseState): void {
    if (state === row.state) return;
    setMoving({ id: row.id, state });
    setState(row, { state });
  }
  function endDrag(): void {
    setDragged(undefined);
    setOver(undefined);
  }
  const takes = (state: CaseState) =>
    dragged !== undefined && dragged.state !== state && statesAfter(dragged.state).includes(state);

  return {
    dialog,
    move,
    stateOf: (row: CaseRow) => (moving?.id === row.id ? moving.state : row.state),
    isDragged: (row: CaseRow) => dragged?.id === row.id,
    beginDrag: setDragged,
    endDrag,
    /** What makes a column one that cards are let go on. */
    column: (state: CaseState) => ({
      'data-takes': takes(state),
      'data-over': over === state && takes(state),
      onDragOver: (event: DragEvent) => {
        if (!takes(state)) return;
        event.preventDefault();
        setOver(state);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        const stays = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!stays) setOver(undefined);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (dragged && takes(state)) move(dragged, state);
        endDrag();
      },
    }),
  };
}
