import type { FileFields, UploadedFile } from '@africanscity/contracts/endpoint';
import type { FastifyRequest } from 'fastify';

/** The fields and files of a urlencoded or multipart body. */
export interface Form {
  fields: Record<string, unknown>;
  files: Record<string, UploadedFile[]>;
}

/** Reads a whole body. An absent one is an empty form. */
export async function readForm(request: FastifyRequest, fileFields: FileFields): Promise<Form> {
  const files = Object.fromEntries(Object.keys(fileFields).map((name) => [name, []]));
  return { fields: (request.body as Record<string, unknown> | null) ?? {}, files };
}
