import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileFields } from '@africanscity/contracts/endpoint';
import { ApiError, InvalidInput } from '../errors.ts';
import { countParts } from './count-parts.ts';
import {
  addField,
  createFields,
  malformed,
  maxFieldBytes,
  maxFields,
  refuseBadName,
  tooLarge,
  tooLong,
} from './form-fields.ts';
import type { Form } from './read-form.ts';
import { reserveUploadBytes } from './upload-budget.ts';

export const maxFileBytes = 15 * 1024 * 1024;
const maxFiles = 100;
const maxHeaderBytes = 8_192;
/** Of a whole body: batches of photos add up in one request. */
const maxBytesWithFiles = 80 * 1024 * 1024;
const maxBytesWithoutFiles = 1024 * 1024;

export const multipartLimits = {
  fieldNameSize: 100,
  fieldSize: maxFieldBytes,
  fields: maxFields,
  fileSize: maxFileBytes,
  files: maxFiles,
  parts: maxFields + maxFiles,
  headerPairs: 50,
};

/**
 * Reads a multipart body into memory that was set aside for it, until the answer is sent. Fields and
 * files come in any order. `textNames` are fields that may carry text although files have the name too.
 */
export async function readMultipart(
  request: FastifyRequest,
  reply: FastifyReply,
  fileFields: FileFields,
  textNames: string[],
): Promise<Form> {
  const limit = Object.keys(fileFields).length ? maxBytesWithFiles : maxBytesWithoutFiles;
  const length = Number(request.headers['content-length'] ?? limit);
  if (length > limit) throw tooLarge(`A request may have at most ${limit / 1024 / 1024} MB.`);
  const release = await reserveUploadBytes(length);
  reply.raw.once('close', release);
  if (reply.raw.destroyed) release();
  return readParts(request, fileFields, textNames, limit);
}

async function readParts(
  request: FastifyRequest,
  fileFields: FileFields,
  textNames: string[],
  limit: number,
): Promise<Form> {
  const form: Form = {
    fields: createFields(),
    files: Object.fromEntries(Object.keys(fileFields).map((name) => [name, []])),
  };
  const counted = countParts(request.headers['content-type'] ?? '');
  request.raw.on('data', counted.add);
  let bytes = 0;
  let parts = 0;
  let refused: ApiError | undefined;
  try {
    for await (const part of request.parts()) {
      parts += 1;
      try {
        if (refused) discard(part);
        else if (part.type === 'field') addText(form, part, fileFields, textNames);
        else bytes += await addFile(form, part, fileFields);
        if (bytes > limit) throw tooLarge(`A request may have at most ${limit / 1024 / 1024} MB.`);
      } catch (error) {
        // What is still to come decides as well: a thousand files are too large a request, not a wrong field.
        if (isTooLarge(error)) throw error;
        refused = asMalformed(error);
        form.files = {};
        discard(part);
      }
    }
  } catch (error) {
    throw isTooLarge(error)
      ? tooLarge('The request holds too many parts, or a file of over 15 MB.')
      : (refused ?? asMalformed(error));
  }
  if (refused) throw refused;
  if (counted.parts > parts) throw malformed('A part of the form has no name.');
  if (counted.longestHeader > maxHeaderBytes) throw malformed('A part of the form has a header that is too long.');
  return form;
}

function addText(form: Form, part: MultipartValue, fileFields: FileFields, textNames: string[]): void {
  refuseBadName(part.fieldname);
  if (part.fieldnameTruncated) throw malformed('A field has a name that is too long.');
  if (part.valueTruncated) throw tooLong(part.fieldname);
  if (part.fieldname in fileFields && !textNames.includes(part.fieldname)) return refuseTextForFile(part);
  addField(form.fields, part.fieldname, part.value);
}

/** Clients that echo a whole object back send a file field they did not touch as one of these. */
const echoes = /^(null|undefined|\[object Object\](,\[object Object\])*)?$/;

function refuseTextForFile(part: MultipartValue): void {
  if (typeof part.value === 'string' && echoes.test(part.value)) return;
  throw new InvalidInput([{ field: part.fieldname, defaultMessage: 'must be a file' }]);
}

async function addFile(form: Form, part: MultipartFile, fileFields: FileFields): Promise<number> {
  refuseBadName(part.fieldname);
  const expected = fileFields[part.fieldname];
  const files = form.files[part.fieldname];
  if (!expected || !files) {
    // A file input that was left empty.
    if (part.filename === '') return discard(part);
    throw new InvalidInput([{ field: part.fieldname, defaultMessage: 'must not be a file' }]);
  }
  const bytes = await part.toBuffer();
  if (bytes.length === 0 && !part.filename) return 0;
  if (files.length >= expected.max) {
    throw new InvalidInput([{ field: part.fieldname, defaultMessage: `may hold at most ${expected.max} files` }]);
  }
  files.push({ bytes, fileName: part.filename });
  return bytes.length;
}

function discard(part: MultipartFile | MultipartValue): number {
  if (part.type === 'file') part.file.resume();
  return 0;
}

function isTooLarge(error: unknown): boolean {
  return (error as { statusCode?: number }).statusCode === 413;
}

/** The parser's own complaints are plain errors without a status. */
function asMalformed(error: unknown): ApiError {
  return error instanceof ApiError ? error : malformed();
}
