/** A picture to send, which may yet have to be unpacked. */
export interface ImportPicture {
  name: string;
  /** In bytes. */
  size: number;
  /** Rejects when it cannot be had. */
  read: () => Promise<File>;
}

/** Whether a file is a picture that the server may take, by its name. */
export function isPicture(name: string): boolean {
  return /\.(jpe?g|png|webp|avif)$/i.test(name);
}

export function fromFile(file: File): ImportPicture {
  return { name: file.name, size: file.size, read: () => Promise.resolve(file) };
}
