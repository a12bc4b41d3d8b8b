import type { Decorator, Preview } from '@storybook/react-vite';
import '../src/styles/tokens.css';
import '../src/styles/fonts.css';
import '../src/styles/base.css';
import './preview.css';

// Stories of the consoles, which speak fewer languages, fall back to German.
const LOCALES = ['de', 'en', 'tr', 'ru', 'uk', 'ar', 'pl'];

let chosen = '';

/** Follows the choices of the toolbar; not at each drawing, as the checks change the theme of a story that is there. */
const withTheme: Decorator = (Story, { globals }) => {
  const { theme, locale } = globals as { theme: string; locale: string };
  if (chosen !== `${theme} ${locale}`) {
    chosen = `${theme} ${locale}`;
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = locale;
    document.documentElement.dir = locale === 'ar' ? 'rtl' : 'ltr';
  }
  return <Story />;
};

const preview: Preview = {
  decorators: [withTheme],
  initialGlobals: { theme: 'light', locale: 'de' },
  globalTypes: {
    theme: {
      toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    locale: {
      toolbar: { title: 'Language', icon: 'globe', items: LOCALES, dynamicTitle: true },
    },
  },
  parameters: { a11y: { test: 'error' } },
};

export default preview;
