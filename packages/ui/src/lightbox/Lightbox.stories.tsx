import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lightbox } from './Lightbox';

const drawn = (color: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/><circle cx="50%" cy="50%" r="30%" fill="#fff6"/></svg>`,
  )}`;

const pictures = [
  { name: 'Wasserfleck im Schlafzimmer.jpg', src: drawn('#7a5a3c', 1600, 1200) },
  { name: 'Hochformat.jpg', src: drawn('#3c6a7a', 900, 1600) },
  { name: 'Klein.png', src: drawn('#7a3c5a', 120, 90) },
];

const meta = {
  title: 'Design system/Lightbox',
  component: Lightbox,
  args: {
    pictures,
    first: 0,
    onClose: () => undefined,
    texts: {
      close: 'Schließen',
      previous: 'Voriges Bild',
      next: 'Nächstes Bild',
      download: 'Herunterladen',
      position: (number, count) => `${number} von ${count}`,
    },
  },
} satisfies Meta<typeof Lightbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const Upright: Story = { args: { first: 1 } };

export const One: Story = { args: { pictures: pictures.slice(0, 1) } };
