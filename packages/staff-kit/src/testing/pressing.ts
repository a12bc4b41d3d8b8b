import { userEvent, within } from 'storybook/test';

interface Played {
  canvasElement: HTMLElement;
}

/** Opens the menu of the first row. */
export const DOTS = /^(?:Aktionen für|Actions for) /;

/** Presses the first button, or item of a menu, with each of these texts once it is there; dialogs are pages' own. */
export const pressing =
  (...names: RegExp[]) =>
  async ({ canvasElement }: Played): Promise<void> => {
    for (const name of names) {
      const found = ['button', 'menuitem'].map((role) =>
        within(canvasElement).findAllByRole(role, { name }, { timeout: 8_000 }),
      );
      const [button] = await Promise.any(found);
      if (button) await userEvent.click(button);
    }
  };
