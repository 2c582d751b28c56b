/** The file or folder as a whole cannot be imported: nothing was written because of it. */
export class ImportFileError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ImportFileError';
  }
}
