/** Reads a yes or no from the URL, in the API's form; undefined for anything else. */
export function readYesOrNo(text: string | null): 'true' | 'false' | undefined {
  return text === 'true' || text === 'false' ? text : undefined;
}
