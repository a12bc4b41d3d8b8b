/** A company's name for a narrow column, which then never leaves its legal form alone in a line. */
export const companyName = (name: string): string => name.replace(/ (?=\S{1,4}$)/u, '\u00A0');
