/** The name that the server gives a file; what to call it where it gives none. */
function nameIn(disposition: string | null, fallback: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)/i.exec(disposition ?? '')?.[1] ?? fallback;
}

/** Saves what the server answered as a file; throws when it refused. */
export async function saveAnswer(response: Response, fallback: string): Promise<void> {
  if (!response.ok) throw new Error(String(response.status));
  const url = URL.createObjectURL(await response.blob());
  const download = nameIn(response.headers.get('content-disposition'), fallback);
  Object.assign(document.createElement('a'), { href: url, download }).click();
  // The browser has to have begun before the address ends.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
