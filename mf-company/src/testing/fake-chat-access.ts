import type { ChatAccessFragment } from '../gql/graphql';

/** How tenants get into the chat, and what the server says about it. */
export class FakeChatAccess {
  settings: ChatAccessFragment = {
    ...{ companyId: 'company-1', digits: 6, codeOnNewDevice: false, renewal: null },
  };

  /** Nothing for operations that concern something else. */
  answer(name: string, input: Record<string, unknown>) {
    const chatAccess = { __typename: 'ChatAccessSettings', ...this.settings };
    switch (name) {
      case 'PortalChatAccess':
      case 'NumberDigits':
        return { chatAccess };
      case 'UpdatePortalChatAccess':
        this.settings = { ...this.settings, ...input };
        return { updateChatAccess: { chatAccess: { ...chatAccess, ...input } } };
      case 'RenewAllPortalNumbers':
        return { renewAllAuthNumbers: { chatAccess } };
      default:
        return undefined;
    }
  }
}
