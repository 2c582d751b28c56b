import * as texts from '@africanscity/messages/site';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { FileFields, UploadedFile } from '@africanscity/contracts/call';
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
import { type Sender, openShare } from './upload-shares.ts';
import { type UploadSpool, openSpool } from './upload-spool.ts';

export const maxFileBytes = 15 * 1024 * 1024;
const maxFiles = 100;
const maxHeaderBytes = 8_192;
const maxBytesWithoutFiles = 1024 * 1024;
/** Limit of a whole body: batches of photos add up in one request. */
const maxBytesWithFiles = 80 * 1024 * 1024;
/** One file and the form around it, because callers without an account send no batches. */
const maxAnonymousBytes = maxFileBytes + maxBytesWithoutFiles;

export const multipartLimits = {
  fieldNameSize: 100,
  fieldSize: maxFieldBytes,
  fields: maxFields,
  fileSize: maxFileBytes,
  files: maxFiles,
  parts: maxFields + maxFiles,
  headerPairs: 50,
};

/** A body that is being read, with its parts. */
interface Reading {
  request: FastifyRequest;
  fileFields: FileFields;
  /** File fields that may also carry text. */
  textNames: string[];
  spool: UploadSpool;
}

/**
 * Reads a multipart body, its files to the disk until the form is released. Counts the bytes against the sender's share as
 * they arrive. Accepts fields and files in any order.
 */
export async function readMultipart(
  request: FastifyRequest,
  sender: Sender,
  fileFields: FileFields,
  textNames: string[],
): Promise<Form> {
  const hasFiles = Object.keys(fileFields).length > 0;
  const limit = !hasFiles ? maxBytesWithoutFiles : sender.userId === null ? maxAnonymousBytes : maxBytesWithFiles;
  const tooMuch = () => tooLarge(texts.requestAtMost({ size: String(limit / 1024 / 1024) }));
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooMuch();
  const share = openShare(sender, hasFiles);
  const spool = openSpool();
  const release = async () => {
    share.release();
    await spool.close();
  };
  // The listener must exist at once, even when the rest is no longer needed.
  const beyond = Promise.withResolvers<never>();
  let bytes = 0;
  request.raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    try {
      if (bytes > limit) throw tooMuch();
      share.take(chunk.length);
    } catch (error) {
      beyond.reject(error);
    }
  });
  try {
    const parts = readParts({ request, fileFields, textNames, spool });
    return { ...(await Promise.race([beyond.promise, parts])), release };
  } catch (error) {
    await release();
    throw error;
  }
}

async function readParts(reading: Reading): Promise<Omit<Form, 'release'>> {
  const { request, fileFields } = reading;
  const form = {
    fields: createFields(),
    files: Object.fromEntries(Object.keys(fileFields).map((name) => [name, [] as UploadedFile[]])),
  };
  const counted = countParts(request.headers['content-type'] ?? '');
  request.raw.on('data', counted.add);
  let parts = 0;
  let refused: ApiError | undefined;
  try {
    for await (const part of request.parts()) {
      parts += 1;
      try {
        if (refused) discard(part);
        else if (part.type === 'field') addText(form, part, reading);
        else await addFile(form, part, reading);
      } catch (error) {
        // The rest of the body decides as well: a thousand files are too large a request, not a wrong field.
        if (isFinal(error)) throw error;
        refused = asMalformed(error);
        form.files = {};
        discard(part);
      }
    }
  } catch (error) {
    throw isTooLarge(error)
      ? tooLarge(texts.requestHoldsTooMany())
      : isFinal(error)
        ? error
        : (refused ?? asMalformed(error));
  }
  if (refused) throw refused;
  if (counted.parts > parts) throw malformed(texts.partWithoutName());
  if (counted.longestHeader > maxHeaderBytes) throw malformed(texts.partHeaderTooLong());
  return form;
}

function addText({ fields }: Pick<Form, 'fields'>, part: MultipartValue, { fileFields, textNames }: Reading): void {
  refuseBadName(part.fieldname);
  if (part.fieldnameTruncated) throw malformed(texts.fieldNameTooLong());
  if (part.valueTruncated) throw tooLong(part.fieldname);
  if (part.fieldname in fileFields && !textNames.includes(part.fieldname)) return refuseTextForFile(part);
  addField(fields, part.fieldname, part.value);
}

/** Clients that echo a whole object send one of these texts for a file field that the user left untouched. */
const echoes = /^(null|undefined|\[object Object\](,\[object Object\])*)?$/;

function refuseTextForFile(part: MultipartValue): void {
  if (typeof part.value === 'string' && echoes.test(part.value)) return;
  throw new InvalidInput([{ field: part.fieldname, defaultMessage: texts.mustBeAFile() }]);
}

async function addFile(form: Pick<Form, 'files'>, part: MultipartFile, { fileFields, spool }: Reading): Promise<void> {
  refuseBadName(part.fieldname);
  const expected = fileFields[part.fieldname];
  const files = form.files[part.fieldname];
  if (!expected || !files) {
    // An empty file input.
    if (part.filename === '') return discard(part);
    throw new UnwantedFile([{ field: part.fieldname, defaultMessage: texts.mustNotFile() }]);
  }
  const file = await spool.add(part.file, part.filename);
  if (part.file.truncated) throw tooLarge(texts.fileTooLarge());
  if (file.size === 0 && !part.filename) return;
  if (files.length >= expected.max) {
    throw new InvalidInput([{ field: part.fieldname, defaultMessage: texts.tooManyFiles({ max: expected.max }) }]);
  }
  files.push(file);
}

function discard(part: MultipartFile | MultipartValue): void {
  if (part.type === 'file') part.file.resume();
}

/** The rest of a file that the form has no field for is discarded. */
class UnwantedFile extends InvalidInput {}

/** Returns whether the rest of the body can no longer change the response. */
function isFinal(error: unknown): boolean {
  return isTooLarge(error) || error instanceof UnwantedFile || (error as ApiError).statusCode === 507;
}

function isTooLarge(error: unknown): boolean {
  return (error as { statusCode?: number }).statusCode === 413;
}

/** The parser's errors are plain errors without a status. */
function asMalformed(error: unknown): ApiError {
  return error instanceof ApiError ? error : malformed();
}
