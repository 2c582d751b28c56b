import type { FileFields, UploadedFile } from '@africanscity/contracts/endpoint';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';
import { type FormFields, createFields, tooLarge } from './form-fields.ts';
import { multipartLimits, readMultipart } from './read-multipart.ts';
import { readUrlencoded } from './read-urlencoded.ts';

/** The fields and files of a urlencoded or multipart body. */
export interface Form {
  fields: FormFields;
  files: Record<string, UploadedFile[]>;
}

export interface FormShape {
  files: FileFields;
  /** Names of text fields. */
  fields: string[];
}

/** Lets the application take urlencoded and multipart bodies, and no others; `readForm` reads them. */
export async function registerForms(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  // Kept as text: an error thrown inside a content type parser would reach nobody.
  await app.register(formbody, { parser: (text) => ({ text }) });
  await app.register(multipart, { limits: multipartLimits });
  // Nothing else is read, but an empty body may call itself what it wants.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
}

const ignoredBytes = 1024 * 1024;

/** For operations that take no form: a body is ignored, within reason. */
export function refuseLargeBody(request: FastifyRequest): void {
  if (Number(request.headers['content-length'] ?? 0) > ignoredBytes) throw tooLarge('This takes no body.');
}

/** Reads a whole body. An absent one is an empty form, also under a multipart type without a boundary. */
export async function readForm(request: FastifyRequest, reply: FastifyReply, shape: FormShape): Promise<Form> {
  const expectsFiles = Object.keys(shape.files).length > 0;
  if (isEmpty(request))
    return { fields: createFields(), files: Object.fromEntries(Object.keys(shape.files).map((name) => [name, []])) };
  if (request.isMultipart()) return readMultipart(request, reply, shape.files, shape.fields);
  const type = request.headers['content-type'] ?? '';
  if (/^application\/x-www-form-urlencoded\b/i.test(type) && !expectsFiles) {
    return { fields: readUrlencoded((request.body as { text: string }).text), files: {} };
  }
  throw new ApiError(415, 'unsupported_media_type', `Send this as ${expectsFiles ? 'multipart/form-data' : 'a form'}.`);
}

function isEmpty(request: FastifyRequest): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  return length === undefined ? encoding === undefined : length === '0';
}
