import type { Meta, StoryObj } from '@storybook/react-vite';
import { aDraft, aDraftRow } from '../testing/fake-studio';
import { PortalStory, withLocale } from '../testing/PortalStory';

const PATH = '/company/dashboard/knowledge?tab=draft';

const meta = {
  title: 'Company portal/Knowledge studio',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  decorators: [withLocale],
  args: { path: PATH },
} satisfies Meta<typeof PortalStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Draft: Story = {};

export const DraftOutdated: Story = {
  args: {
    prepare: ({ studio }) => {
      studio.draft = aDraft({ isOutdated: true, isPublishing: true });
      studio.rows = [
        aDraftRow({
          ...{ state: 'CHANGED', changedBy: 'Konstantin-Alexander von Hohenstein-Wittelsbach' },
          title:
            'Wärmemengenzähler-Ablesetermine-Verschiebungsantrag: was tun, wenn niemand da ist?',
        }),
      ];
    },
  },
};

export const NoDraft: Story = {
  args: {
    prepare: ({ studio }) => {
      studio.draft = null;
    },
  },
};

export const DraftEmpty: Story = {
  args: {
    prepare: ({ studio }) => {
      studio.rows = [];
    },
  },
};

export const DraftLoading: Story = { args: { prepare: (portal) => portal.hold('PortalDraft') } };

export const DraftFailed: Story = {
  args: { prepare: (portal) => portal.refuse('PortalDraft', 'INTERNAL') },
};

export const Review: Story = {
  args: {
    path: `${PATH}&view=review`,
    prepare: ({ studio }) => {
      studio.consents = ['MANY_GONE', 'NEWER_VERSION'];
    },
  },
};

export const ReviewOfNothing: Story = {
  args: {
    path: `${PATH}&view=review`,
    prepare: ({ studio }) => {
      Object.assign(studio, { changes: [], warnings: [] });
    },
  },
};

export const ReviewFailed: Story = {
  args: {
    path: `${PATH}&view=review`,
    prepare: (portal) => portal.refuse('PortalReview', 'INTERNAL'),
  },
};

const TRY = '/company/dashboard/knowledge?tab=try';

export const TryQuestion: Story = { args: { path: TRY } };

export const TryQuestionEmpty: Story = {
  args: {
    path: TRY,
    prepare: ({ studio }) => {
      Object.assign(studio, { tests: [], draft: null });
    },
  },
};

export const TryQuestionFailed: Story = {
  args: { path: TRY, prepare: (portal) => portal.refuse('PortalTestQuestions', 'INTERNAL') },
};

export const Versions: Story = { args: { path: '/company/dashboard/knowledge?tab=versions' } };

export const VersionsEmpty: Story = {
  args: {
    path: '/company/dashboard/knowledge?tab=versions',
    prepare: ({ studio }) => {
      studio.versions = [];
    },
  },
};

export const Version: Story = {
  args: { path: '/company/dashboard/knowledge?tab=versions&version=version-1' },
};
