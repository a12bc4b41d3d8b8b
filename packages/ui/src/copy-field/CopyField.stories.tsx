import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyField } from './CopyField';

const meta = {
  title: 'Design system/CopyField',
  component: CopyField,
  args: {
    label: 'Einladungslink',
    value: 'https://hausgeist.example/company/accept-invitation/2f6b0c1d9e8a',
    copyLabel: 'Kopieren',
    copiedLabel: 'Kopiert',
    selectedLabel: 'Markiert. Bitte von Hand kopieren.',
  },
} satisfies Meta<typeof CopyField>;
export default meta;

export const Link: StoryObj<typeof meta> = {};
