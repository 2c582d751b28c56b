import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { Readable } from 'node:stream';
import { UsageError } from '../boot/operator-errors.ts';
import { parseS3Url } from '../gateways/storage/s3-location.ts';
import { nameS3Fault } from '../gateways/storage/s3-faults.ts';

/** Bytes of a part of an upload, and of one request of a download. A store takes 10,000 parts: 160 GB. */
const partBytes = 16 * 2 ** 20;
const timeoutMs = 60_000;

/** One object of an S3-compatible store, written and read as a stream of any length. */
export interface S3Object {
  described: string;
  /** Uploads in parts; the object appears when `done` resolves. */
  upload(body: Readable): { done: Promise<unknown>; abort(): Promise<void> };
  /** Downloads in ranges, so that a slow reader meets no timeout. */
  read(): Readable;
}

const form = 'An address of a store looks like s3://KEY:SECRET@HOST/BUCKET/NAME?region=REGION.';

/** Opens an object by its address. Throws a `UsageError` for a malformed one. */
export function openS3Object(address: string): S3Object {
  const [, bucket, Key] = /^s3:\/\/[^/]+\/([^/?]+)\/([^?]+)/.exec(address) ?? [];
  if (!bucket || !Key) throw new UsageError(form);
  const location = locate(address.replace(`/${bucket}/${Key}`, `/${bucket}`));
  const client = new S3Client({
    endpoint: location.endpoint,
    region: location.region,
    credentials: location.credentials,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 10_000, requestTimeout: timeoutMs, throwOnRequestTimeout: true },
  });
  const target = { Bucket: location.bucket, Key };

  async function* ranges(): AsyncGenerator<Uint8Array, void> {
    let size = 1;
    let version: string | undefined;
    for (let from = 0; from < size; from += partBytes) {
      const Range = `bytes=${from}-${from + partBytes - 1}`;
      const { Body, ContentRange, ETag } = await client
        .send(new GetObjectCommand({ ...target, Range, IfMatch: version }))
        .catch((error: unknown) => {
          throw nameS3Fault(error);
        });
      size = Number(ContentRange?.split('/')[1] ?? 0);
      version = ETag;
      if (Body) yield await Body.transformToByteArray();
    }
  }

  return {
    described: `${Key} in the bucket ${location.bucket} at ${location.endpoint}`,
    upload(body) {
      const upload = new Upload({ client, params: { ...target, Body: body }, partSize: partBytes, queueSize: 1 });
      const done = upload.done().catch((error: unknown) => {
        throw nameS3Fault(error);
      });
      return { done, abort: () => upload.abort() };
    },
    read: () => Readable.from(ranges(), { objectMode: false, highWaterMark: 1 }),
  };
}

function locate(address: string) {
  try {
    return parseS3Url(address);
  } catch {
    // The reason may hold the secret.
    throw new UsageError(form);
  }
}
