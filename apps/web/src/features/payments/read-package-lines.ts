/** A line of a package: what it is, and how much of it ('4', '24/7') when the line ends so. */
export interface PackageLine {
  text: string;
  amount: string | null;
}

/** The lines of a description, which end with CRLF; blank ones say nothing. */
export function readPackageLines(description: string): PackageLine[] {
  return description
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const match = /^(.*\S)\s+(\d[\d/.,]*)$/.exec(line);
      return match ? { text: match[1]!, amount: match[2]! } : { text: line, amount: null };
    });
}
