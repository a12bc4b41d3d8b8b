import type { assistant as german } from './de';

/** What the assistant says by itself in English: below the German words, which the specification asks for. */
export const assistant: typeof german = {
  language: 'en',
  welcome: 'Hello and welcome! So that I can help you, please tell me your email address first.',
  askNumber:
    'Thank you! Now please enter your authentication number. Your property management has given it to you.',
  emailFirst:
    'I have kept your text. So that your property management knows who is writing, please tell me your email address first, in the form name@example.com. After signing in, your text is back in the input.',
  numberFirst:
    'I have kept your text. Please enter your authentication number first; after signing in, your text is back in the input.',
  codeFirst:
    'I have kept your text. Please enter the code from the email first; after signing in, your text is back in the input.',
  invalidEmail:
    'That does not look like an email address yet. Please enter it in the form name@example.com.',
  invalidNumber:
    'Invalid authentication number. Please try again, or contact support if you have problems.',
  askCode: 'We have sent you a code by email. Please enter it here; it is valid for 10 minutes.',
  invalidCode:
    'This code is wrong or no longer valid. Please try again. You get a new code by entering your authentication number once more.',
  tooManyAttempts: 'Too many attempts. Please wait a moment and then try again.',
  greeting: 'Welcome, {name}! How can I help you today?',
  signInFirst:
    'Of course. Please sign in here first, so that your property management knows who is writing.',
  processingFailed: 'I am sorry, your message could not be processed. Please try again.',
  endFailed: 'I am sorry, the conversation could not be ended. Please try again.',
  linkUsed:
    'This link has been used already: each link works only once. I can send you a new one by email, or you tell me your email address here and sign in with your number.',
  linkSent:
    'A new link is on its way to the mailbox that got the first one. It arrives within a few minutes; please look in the spam folder, too.',
  linkVoid:
    'This link is no longer valid. Please tell me your email address, then your conversation goes on.',
  expired:
    'Your sign-in has expired. For your security, please tell me your email address again. Your text is kept and is here again after signing in.',
  topics: {
    heating: 'Heating',
    heatingQuestion: 'My heating does not get warm. What can I do?',
    water: 'Water damage',
    waterQuestion: 'I have water damage in my flat. What should I do now?',
    costs: 'Service charges',
    costsQuestion: 'When do I get my service charge statement?',
    keys: 'Keys',
    keysQuestion: 'I have lost a key. What do I have to do?',
    rules: 'House rules',
    rulesQuestion: 'What are the quiet hours in the house?',
    emergency: 'Emergency',
    emergencyQuestion: 'Which number do I call in an emergency?',
  },
};
