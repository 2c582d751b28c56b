/** A yes or no of the address, as the API takes it; undefined for anything else. */
export function readYesOrNo(text: string | null): 'true' | 'false' | undefined {
  return text === 'true' || text === 'false' ? text : undefined;
}
