import type { de } from './de';

/** Texts of the shell in English. */
export const en: typeof de = {
  frame: {
    close: 'Close chat',
    newWindow: 'Open in a new window',
  },
  header: {
    product: 'Hausgeist',
    area: 'Property Management Chatbot',
    home: 'Hausgeist, to the start page',
    navigation: 'Main navigation',
    skip: 'Skip to content',
  },
  language: {
    label: 'Language',
    de: 'Deutsch',
    en: 'English',
  },
  textSize: {
    label: 'Text size',
    normal: 'Normal',
    large: 'Large',
    largest: 'Very large',
  },
  theme: {
    label: 'Theme',
    system: 'Automatic',
    light: 'Light',
    dark: 'Dark',
  },
  footer: {
    copyright: '© {year} Hausgeist',
    legal: 'Legal',
    privacy: 'Privacy',
    imprint: 'Imprint',
    terms: 'Terms',
    accessibility: 'Accessibility',
  },
  staff: {
    skip: 'Skip to content',
    navigation: 'Main navigation',
    openMenu: 'Open menu',
    unfoldSidebar: 'Expand sidebar',
    foldSidebar: 'Collapse sidebar',
    closeMenu: 'Close menu',
    backToHome: 'Back to Home',
    account: 'My Account',
    accountMenu: 'Account and display',
    messages: 'Messages',
    dismiss: 'Dismiss',
    admin: {
      title: 'Property Management Admin',
      welcome: 'Welcome, {name}',
      fallbackName: 'Admin',
      signIn: 'Admin Login',
      signOut: 'Logout',
    },
    company: {
      portal: 'Company Portal',
      dashboard: 'Company Dashboard',
      signOut: 'Sign out',
      roles: { ADMIN: 'ADMIN', MANAGER: 'MANAGER', STAFF: 'STAFF' },
      actingFor: 'Acting for {name}',
      isPaused: 'The service is paused: neither tenants nor members get in.',
      stopActing: 'Back to the admin console',
    },
  },
  loading: 'Loading...',
  newVersion: {
    text: 'A new version is available',
    reload: 'Reload',
    dismiss: 'Dismiss',
  },
  failure: {
    load: {
      title: 'This part of the page cannot be reached right now',
      text: 'It could not be loaded. Usually that is the connection, and it passes by itself.',
      retry: 'Try again',
    },
    crash: {
      title: 'This part of the page crashed',
      text: 'The cause is a fault in it, not you. Reload the page. The rest of it still works.',
      retry: 'Reload',
    },
  },
  notFound: {
    title: 'This page does not exist',
    text: 'The link may be outdated or mistyped.',
    home: 'To the start page',
  },
};
