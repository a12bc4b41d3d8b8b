import type { AnswerFrame } from './answer-frame.js';

export const EN: AnswerFrame = {
  smallTalk: {
    greeting: ({ companyName }) => [
      `Hello! I am the AI assistant of ${companyName}. How can I help you?`,
      'Hello again! What can I do for you?',
    ],
    opening: () => [
      "Yes, I'm here for you. What is it about?",
      'Of course. Just tell me what it is about.',
    ],
    help: () => [
      "I'm here for you: what has happened? If people are in danger, please call 112 at once.",
    ],
    abilities: ({ companyName }) => [
      `I answer questions about your home from the documents of ${companyName}, for example about heating, keys, waste, house rules, service charges or your contract. You can report damage to me, with a photo if you like. What I don't know I can pass on to the team. What is it about?`,
    ],
    details: ({ phone }) => [
      `Thank you, I have noted that. The team receives it with the summary as soon as you end the chat. If it is urgent, please call ${phone}.`,
    ],
    announced: ({ phone }) => [
      `That is all I know about it. The team will answer your questions: ${phone}.`,
    ],
    progress: ({ phone }) => [
      `What has become of your reports is shown at the top of this chat as soon as the team has taken them on. If nothing is there, please ask: ${phone}.`,
    ],
    visit: ({ phone }) => [
      `The team and the firms make appointments with you directly, and I do not see them here. Please ask whether and when somebody comes: ${phone}.`,
    ],
    neighbour: ({ phone }) => [
      `I give no information about other residents, and nobody learns anything about you here. If it is about noise, damage or a dispute, tell me, or call ${phone}.`,
    ],
    'own-figures': ({ phone }) => [
      `I cannot look into your contract or account here. The figures are in your lease and your last statement; the team can tell you exactly: ${phone}.`,
    ],
    hazard: ({ phone }) => [
      `Please do not touch it, and keep children and pets away. Tell the caretaker or the team where exactly it is: ${phone}. If somebody is hurt or has swallowed something, call 112.`,
    ],
    thanks: () => [
      "You're welcome! Is there anything else I can do for you?",
      'My pleasure. Just write if anything else comes up.',
      'Glad to help.',
    ],
    farewell: () => ['Goodbye! When you end the chat, you will get a summary by e-mail.'],
    identity: ({ companyName }) => [
      `I am an AI assistant and answer from the documents of ${companyName}. I am not a person and can be wrong. If you like, I can pass your request on to the team.`,
    ],
    wellbeing: () => ['Fine, thanks for asking! What can I do for you?'],
    safe: () => [
      'Good that you are safe. Stay there, and go back only when the fire brigade, the police or the emergency service allows it. If you have not called yet: call 112 now (for violence or burglary call 110) and say whether anyone is still in the building.',
    ],
    freed: () => [
      'I am glad that everyone is out of the lift. If anyone feels unwell, call 112. Please do not use the lift until a technician has checked it, and report the fault if you have not done so yet.',
    ],
    found: () => [
      'I am very glad to hear that. Please tell the police on 110 as well, so that they can stop the search. If the person feels unwell, call 112.',
    ],
    agreement: () => ['All right. Do you have another question?', 'Good. What else can I do?'],
    refusal: () => ['All right. Just write to me if there is anything else.'],
    apology: () => ['No problem! What can I do for you?', 'That is quite all right.'],
    insult: ({ companyName, phone }) => [
      `I'm sorry that you are upset. Tell me what it is about, or speak to ${companyName} directly: ${phone}.`,
    ],
    complaint: ({ companyName, phone }) => [
      `I'm sorry that I haven't been able to help so far. Please try putting it in other words, or speak to the team of ${companyName}: ${phone}.`,
      `I understand that this is annoying. The quickest way now is a call: ${phone}.`,
    ],
    condolence: ({ companyName, phone }) => [
      `I am very sorry to hear that. If anything about the flat needs to be settled, I will gladly help, or you can speak to ${companyName} in your own time: ${phone}.`,
    ],
    person: ({ companyName, phone, email }) => [
      `I have passed your request on to ${companyName}; the team will get in touch with you. You can also reach them directly at ${phone} or ${email}.`,
      `Your request has already been passed on. If it is urgent, please call: ${phone}.`,
    ],
  },
  announced: (day, over) => `Message of ${day}${over ? `, valid until ${over}` : ''}`,
  reports: ({ phone }) => [
    'This is where your reports stand:',
    `The team answers questions about them: ${phone}.`,
  ],
  sayByPhone: (phone) =>
    `Please say that on the phone, too: to 112 (for violence or a break-in 110) or at ${phone}. If you have not called yet, call now.`,
  sympathy: 'I am very sorry to hear that.',
  passOn: 'Please pass my question on to a member of staff',
  notKnown: ({ companyName, phone, email }) =>
    `I'm afraid I have no information about that, and I don't want to tell you anything wrong. I can pass your question on, or you can reach ${companyName} at ${phone} or ${email}.`,
  partNotKnown: "I'm afraid I have no information about that.",
  askBack: 'Did you mean one of these topics?',
  orElse: 'In case you meant something else:',
  germanOriginal: 'This is what your property manager says about it, in German:',
  contact: ({ companyName, phone, email }) =>
    `You can reach ${companyName} at ${phone} or ${email}.`,
  whenClosed: (numbers) =>
    `The office is closed right now. If this cannot wait, please call: ${numbers}.`,
  factMissing: 'Exactly that is not in our documents.',
  fallback: "Here is the answer straight from your property manager's documents:",
  searchFailed: "I'm afraid I cannot search your property manager's documents right now.",
  files: {
    says: (name) => `Your file “${name}” says:`,
    received: (name) => `I have received and read your file “${name}”.`,
    stillReading: (name) =>
      `Your file “${name}” is still being read, which takes a moment. Please ask me again shortly.`,
    unreadable: (name) =>
      `I have received your file “${name}” but cannot read any text in it. I will forward it to your property manager together with the summary.`,
    nothingAbout: (name) => `I find nothing about that in the file “${name}”.`,
  },
};
