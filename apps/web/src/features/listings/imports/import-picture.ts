/** A picture to send, possibly still in an archive. */
export interface ImportPicture {
  name: string;
  /** In bytes. */
  size: number;
  /** Rejects if the picture cannot be read. */
  read: () => Promise<File>;
}

/** Returns whether the file name has an extension that the server accepts. */
export function isPicture(name: string): boolean {
  return /\.(jpe?g|png|webp|avif)$/i.test(name);
}

export function fromFile(file: File): ImportPicture {
  return { name: file.name, size: file.size, read: () => Promise.resolve(file) };
}
