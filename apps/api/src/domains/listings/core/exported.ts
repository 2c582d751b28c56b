const numberedReference = /^AC-([1-9]\d{0,9})$/i;
const exportedPicture = /^([0-9a-f]{64})\.jpg$/;
const exportedAddress = /^https?:\/\/[^/?#\s]+\/[\w/-]+\?pathUri=pictures\/([0-9a-f]{64})$/;

/** Returns the reference of a listing in files; "AC-104" for the listing 104 without one, so that an import of the file finds it. */
export function exportedReference({ id, reference }: { id: number; reference: string | null }): string {
  return reference ?? `AC-${id}`;
}

/** Returns the id in a reference like "AC-104", and undefined for all others. */
export function idOfReference(reference: string): number | undefined {
  const id = Number(numberedReference.exec(reference)?.[1]);
  return id <= 2_147_483_647 ? id : undefined;
}

/** Returns the names of a listing's pictures in files, which an import knows without the files. */
export function exportedPictures(pictures: { hash: string }[]): string[] {
  return pictures.map(({ hash }) => `${hash}.jpg`);
}

/** Returns the hash in a name like those of `exportedPictures` or an address of the call for pictures, and undefined for all others. */
export function hashOfPicture(name: string): string | undefined {
  return (exportedPicture.exec(name) ?? exportedAddress.exec(name))?.[1];
}
