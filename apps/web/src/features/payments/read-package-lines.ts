/** A feature of a package: its label, and the amount ('4', '24/7') at the end of the line, if any. */
export interface PackageLine {
  text: string;
  amount: string | null;
}

/** Reads the lines of a description, separated by CRLF. Skips blank lines. */
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
