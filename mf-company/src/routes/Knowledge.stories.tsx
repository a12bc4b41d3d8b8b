import type { Meta, StoryObj } from '@storybook/react-vite';
import { aQuestion, aSession, aUseCase, aWording } from '../testing/factories';
import type { FakePortal } from '../testing/fake-portal';
import { PortalStory, withLocale } from '../testing/PortalStory';

const PATH = '/company/dashboard/knowledge';

const meta = {
  title: 'Company portal/Knowledge',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  decorators: [withLocale],
  args: { path: PATH },
} satisfies Meta<typeof PortalStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const GROUPS = '/company/dashboard/knowledge?tab=questions&view=groups';

export const QuestionGroups: Story = { args: { path: GROUPS } };

export const QuestionGroupsEmpty: Story = {
  args: {
    path: GROUPS,
    prepare: (portal) => {
      portal.questionGroups = [];
    },
  },
};

export const QuestionGroupsFailed: Story = {
  args: { path: GROUPS, prepare: (portal) => portal.refuse('PortalQuestionGroups', 'INTERNAL') },
};

function withQuestions(portal: FakePortal): void {
  portal.questions = [
    aQuestion(),
    aQuestion({
      id: 'question-2',
      text: 'Kalorifer çalışmıyor, ne yapmalıyım?',
      category: 'Heizung',
      reason: 'UNSURE',
      language: 'tr',
    }),
    aQuestion({
      id: 'question-3',
      text: 'Ich möchte mit einem Menschen sprechen, weil mir hier niemand sagen kann, wann die seit drei Wochen angekündigte Reparatur der Haustür endlich gemacht wird.',
      category: null,
      reason: 'HAND_OVER',
    }),
  ];
}

export const Questions: Story = { args: { prepare: withQuestions } };

export const QuestionsEmpty: Story = {
  args: {
    prepare: (portal) => {
      portal.questions = [];
    },
  },
};

export const QuestionsLoading: Story = {
  args: { prepare: (portal) => portal.hold('PortalQuestions') },
};

export const QuestionsFailed: Story = {
  args: { prepare: (portal) => portal.refuse('PortalQuestions', 'INTERNAL') },
};

export const QuestionsForStaff: Story = {
  args: {
    prepare: withQuestions,
    session: aSession({
      permissions: ['conversations.view'],
      companyUser: { role: 'COMPANY_STAFF' },
    }),
  },
};

export const UseCases: Story = {
  args: {
    path: `${PATH}?tab=use-cases`,
    prepare: (portal) => {
      portal.useCases = [
        aUseCase(),
        aUseCase({ id: '2', title: 'Müll und Mülltrennung', acceptedCount: 0, proposedCount: 0 }),
        aUseCase({ id: '3', title: 'Schlüssel verloren', acceptedCount: 12, proposedCount: 1 }),
      ];
    },
  },
};

export const UseCasesEmpty: Story = {
  args: {
    path: `${PATH}?tab=use-cases`,
    prepare: (portal) => {
      portal.useCases = [];
    },
  },
};

export const UseCase: Story = {
  args: {
    path: `${PATH}?tab=use-cases&useCase=use-case-1`,
    prepare: (portal) => {
      portal.wordings = [
        aWording({ id: '1', text: 'Mir ist kalt', state: 'ACCEPTED', origin: 'COMPANY' }),
        aWording({ id: '2', text: 'Bude bleibt kalt', state: 'ACCEPTED', origin: 'QUESTION' }),
        aWording({ id: '3' }),
        aWording({ id: '4', text: 'Die Heizkörper werden seit gestern Abend nicht mehr warm' }),
      ];
    },
  },
};

export const UseCaseFailed: Story = {
  args: {
    path: `${PATH}?tab=use-cases&useCase=use-case-1`,
    prepare: (portal) => portal.refuse('PortalUseCase', 'INTERNAL'),
  },
};

export const Denied: Story = { args: { session: aSession({ permissions: [] }) } };
