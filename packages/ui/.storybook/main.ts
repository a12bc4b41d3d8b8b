import type { StorybookConfig } from '@storybook/react-vite';

/** Components of the design system, of the consoles' kit, and of the micro-frontends built from them. */
const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    '../src/**/*.stories.tsx',
    '../../staff-kit/src/**/*.stories.tsx',
    '../../../mf-*/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other docgen needs the JavaScript API that TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
