/** Where a mailbox is, and how to get in. */
export interface MailboxAddress {
  host: string;
  port: number;
  /** Encrypted from the start; otherwise by STARTTLS. */
  tls: boolean;
  username: string;
  password: string;
  /** The mailbox itself, with `/` between folders. */
  mailbox: string;
}

const ENCRYPTED_PORT = 993;
const USUAL_PORT = 143;

/**
 * Reads `imaps://user:password@host:port/MAILBOX`, and `imap://` for one that is encrypted by STARTTLS. Signs
 * of name, password and mailbox that mean something in addresses are written as `%40`. Undefined if it is none.
 */
export function readMailboxAddress(text: string): MailboxAddress | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
  const tls = protocol === 'imaps:';
  if ((!tls && protocol !== 'imap:') || search !== '' || hash !== '') return undefined;
  if (hostname === '' || username === '' || password === '') return undefined;
  try {
    return {
      host: hostname.replaceAll(/^\[|\]$/g, ''),
      port: port ? Number(port) : tls ? ENCRYPTED_PORT : USUAL_PORT,
      tls,
      username: decodeURIComponent(username),
      password: decodeURIComponent(password),
      mailbox: decodeURIComponent(pathname.slice(1)) || 'INBOX',
    };
  } catch {
    return undefined;
  }
}
