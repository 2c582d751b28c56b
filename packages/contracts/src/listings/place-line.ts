type Part = string | null | undefined;

/** The parts of a place that hold a letter or a digit, in their order, each once: 'Avondale, Harare'. Else ''. */
export function placeLine(...parts: Part[]): string {
  const said = new Map<string, string>();
  for (const part of parts) {
    const text = (part ?? '').replace(/[^\S\r\n]+/g, ' ').replace(/^[\s,;]+|[\s,;]+$/g, '');
    const key = text.toLocaleLowerCase('en');
    if (/[\p{L}\p{N}]/u.test(text) && !said.has(key)) said.set(key, text);
  }
  return [...said.values()].join(', ');
}

/** 'House in Avondale, Harare'; what it is alone where no part of its place is known. */
export function inPlace(what: string, ...parts: Part[]): string {
  const place = placeLine(...parts);
  return place ? `${what} in ${place}` : what;
}
