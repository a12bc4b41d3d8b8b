import { readCompanyPath, type PageCompany } from '@hausgeist/schema';
import { useLayoutEffect } from 'react';

/** The company whose chat this page is, as the server wrote it into it. */
export function readPageCompany(page: Document): PageCompany | undefined {
  const text = page.getElementById('company')?.textContent ?? 'null';
  return (JSON.parse(text) as PageCompany | null) ?? undefined;
}

/** Whether an address names a company that there is not. */
export const isUnknownCompany = (path: string, company: PageCompany | undefined): boolean =>
  company === undefined &&
  (readCompanyPath(path) !== undefined || /^\/(?:c|embed)(?:\/|$)/.test(path));

/** What of the look follows a company's colour; white text can be read on the colour itself. */
const branded = (color: string): Record<string, string> => ({
  '--color-accent': color,
  '--color-accent-hover': `color-mix(in oklab, ${color} 86%, black)`,
  '--color-accent-text': `light-dark(${color}, color-mix(in oklab, ${color} 38%, white))`,
  '--color-accent-soft': `light-dark(color-mix(in oklab, ${color} 11%, white), color-mix(in oklab, ${color} 32%, black))`,
});

/** Shows the page in the colour of its company. */
export function useBrandColor(company: PageCompany | undefined): void {
  const color = company?.color ?? null;
  useLayoutEffect(() => {
    if (color === null) return undefined;
    const { style } = document.documentElement;
    const properties = Object.entries(branded(color));
    for (const [name, value] of properties) style.setProperty(name, value);
    return () => {
      for (const [name] of properties) style.removeProperty(name);
    };
  }, [color]);
}
