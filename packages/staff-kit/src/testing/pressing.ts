import { userEvent, within } from 'storybook/test';

interface Played {
  canvasElement: HTMLElement;
}

/** Presses the first button with each of these texts once it is there; dialogs are pages' own. */
export const pressing =
  (...names: RegExp[]) =>
  async ({ canvasElement }: Played): Promise<void> => {
    for (const name of names) {
      const [button] = await within(canvasElement).findAllByRole(
        'button',
        { name },
        { timeout: 8_000 },
      );
      if (button) await userEvent.click(button);
    }
  };
