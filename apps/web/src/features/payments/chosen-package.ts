import type { Package } from '@africanscity/contracts/payments/packages';

/** Returns the package of an address: without an id the one for individuals, or else the first one. */
export function chosenPackage(packages: Package[], search: URLSearchParams): Package | undefined {
  const wanted = search.get('packageId');
  return wanted === null
    ? (packages.find(({ name }) => name === 'Individuals') ?? packages[0])
    : packages.find(({ id }) => String(id) === wanted);
}
