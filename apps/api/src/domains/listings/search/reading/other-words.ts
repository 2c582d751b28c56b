const written = `
avenue, ave, av
street, str
road, rd
crescent, cres
drive, dr
close, cl
estate, est
extension, ext
lane, ln
boulevard, blvd
junction, jct
`;

const groups = written
  .trim()
  .split('\n')
  .map((line) => line.split(', '));

/** What else a word may be written as in an address, itself first. */
export function otherWords(word: string): string[] {
  return [...new Set([word, ...groups.filter((group) => group.includes(word)).flat()])];
}
