const longestName = 60;

/**
 * A name to start with for an owner of whom only the address is known: tendai.moyo+homes@example.com
 * becomes Tendai Moyo, owner007@example.com Owner 007.
 */
export function ownerName(email: string): { name: string; surname: string } {
  const local = email.slice(0, email.lastIndexOf('@')).replace(/\+.*$/, '');
  const words = local
    .split(/[^\p{L}\p{N}]+|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u)
    .filter(Boolean)
    .map((word) => word[0]!.toUpperCase() + word.slice(1).toLowerCase());
  const [name = 'Owner', ...rest] = words;
  return { name: name.slice(0, longestName), surname: rest.join(' ').slice(0, longestName) };
}
