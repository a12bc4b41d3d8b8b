import type { StoryObj } from '@storybook/react-vite';

type Play = NonNullable<StoryObj['play']>;

/** Presses one button after the other, each once it is there; dialogs are pages' own. */
export const pressing =
  (...names: RegExp[]): Play =>
  async ({ canvas, userEvent }) => {
    for (const name of names) {
      const [button] = await canvas.findAllByRole('button', { name }, { timeout: 8_000 });
      if (button) await userEvent.click(button);
    }
  };
