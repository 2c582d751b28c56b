import * as texts from '@africanscity/messages/site';
import type { Readable } from 'node:stream';
import type { FileFields, UploadedFile } from '@africanscity/contracts/call';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';
import { type FormFields, createFields, tooLarge } from './form-fields.ts';
import { multipartLimits, readMultipart } from './read-multipart.ts';
import { readUrlencoded } from './read-urlencoded.ts';
import { type Sender, openShare } from './upload-shares.ts';

/** The fields and files of a urlencoded or multipart body. */
export interface Form {
  fields: FormFields;
  files: Record<string, UploadedFile[]>;
  /** Deletes the files, once nothing reads them. */
  release(): Promise<void>;
}

export interface FormShape {
  files: FileFields;
  /** Names of text fields. */
  fields: string[];
}

/** Accepts urlencoded and multipart bodies only; `readForm` reads them. */
export async function registerForms(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  // Kept as text, because an error inside a content type parser would be lost.
  await app.register(formbody, { parser: (text) => ({ text }) });
  await app.register(multipart, { limits: multipartLimits });
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (isUrlencoded(request)) countForm(request, payload);
    done(null, payload);
  });
  // No other type is read, but an empty body may have any type.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
}

/** Text counts against its address's share until it has arrived. */
function countForm(request: FastifyRequest, payload: Readable): void {
  const share = openShare({ address: request.ip, userId: null }, false);
  payload.on('data', (chunk: Buffer) => {
    try {
      share.take(chunk.length);
    } catch (error) {
      // Once only: a second error would have no listener.
      share.release();
      payload.emit('error', error);
    }
  });
  payload.once('close', share.release).once('end', share.release);
}

function isUrlencoded({ headers }: FastifyRequest): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '');
}

const ignoredBytes = 1024 * 1024;

/** For operations without a form: ignores a body up to a limit. */
export function refuseLargeBody(request: FastifyRequest): void {
  if (Number(request.headers['content-length'] ?? 0) > ignoredBytes) throw tooLarge(texts.thisTakesNoBody());
}

/**
 * Reads a whole body. An absent one is an empty form, also under a multipart type without a boundary. Files require
 * multipart; a form without any may always be urlencoded.
 */
export async function readForm(request: FastifyRequest, sender: Sender, shape: FormShape): Promise<Form> {
  if (isEmpty(request)) return withoutFiles(shape, createFields());
  if (request.isMultipart()) return readMultipart(request, sender, shape.files, shape.fields);
  if (isUrlencoded(request)) return withoutFiles(shape, readUrlencoded((request.body as { text: string }).text));
  throw new ApiError(415, 'unsupported_media_type', texts.sendAsForm());
}

/** Reads the fields of a form that a browser sends without scripts: text alone. */
export function readPlainForm(request: FastifyRequest): FormFields {
  if (isEmpty(request)) return createFields();
  if (isUrlencoded(request)) return readUrlencoded((request.body as { text: string }).text);
  throw new ApiError(415, 'unsupported_media_type', texts.sendAsForm());
}

function withoutFiles({ files }: FormShape, fields: FormFields): Form {
  const none = Object.fromEntries(Object.keys(files).map((name) => [name, []]));
  return { fields, files: none, release: async () => {} };
}

function isEmpty(request: FastifyRequest): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  return length === undefined ? encoding === undefined : length === '0';
}
