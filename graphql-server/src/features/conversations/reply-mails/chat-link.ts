/**
 * A link that leads into a conversation. What it holds stands behind the `#`, which browsers send to
 * no server: it is in no log and no referrer. Once the code is used up, it still names the conversation.
 */
export function chatLink(
  publicUrl: string,
  { sessionId, token }: { sessionId: string; token: string },
): string {
  const url = new URL('/', publicUrl);
  url.hash = new URLSearchParams({ chat: sessionId, code: token }).toString();
  return url.toString();
}
