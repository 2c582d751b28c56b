import { AbortMultipartUploadCommand, GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { Readable } from 'node:stream';
import { OperatorError, UsageError } from '../boot/operator-errors.ts';
import { parseS3Url } from '../gateways/storage/s3-location.ts';
import { nameS3Fault } from '../gateways/storage/s3-faults.ts';

/** Bytes of one request of a download, and at least of a part of an upload. */
const partBytes = 16 * 2 ** 20;
/** Parts that an upload is planned with. Stores take 10,000, so a wrong estimate may be half as much again. */
const plannedParts = 6_500;
const timeoutMs = 60_000;

/** One object of an S3-compatible store, written and read as a stream of any length. */
export interface S3Object {
  described: string;
  /** Uploads some `expectedBytes` in parts, of which one is in memory; the object appears when `done` resolves. */
  upload(body: Readable, expectedBytes: number): { done: Promise<unknown>; abort(): Promise<void> };
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
  const described = `${Key} in the bucket ${location.bucket} at ${location.endpoint}`;

  async function* ranges(): AsyncGenerator<Uint8Array, void> {
    let size = 1;
    let version: string | undefined;
    for (let from = 0; from < size; from += partBytes) {
      const Range = `bytes=${from}-${from + partBytes - 1}`;
      const { Body, ContentRange, ETag } = await client
        .send(new GetObjectCommand({ ...target, Range, IfMatch: version }))
        .catch((error: Error) => {
          if (error.name === 'PreconditionFailed')
            throw new OperatorError(`${described} was replaced while it was read. Start again.`);
          throw nameS3Fault(error);
        });
      size = Number(ContentRange?.split('/')[1] ?? 0);
      version = ETag;
      if (Body) yield await Body.transformToByteArray();
    }
  }

  return {
    described,
    upload(body, expectedBytes) {
      const partSize = Math.max(partBytes, Math.ceil(expectedBytes / plannedParts));
      const upload = new Upload({ client, params: { ...target, Body: body }, partSize, queueSize: 1 });
      const done = upload.done().catch((error: unknown) => {
        throw nameS3Fault(error);
      });
      return {
        done,
        async abort() {
          await upload.abort();
          // The library removes the parts when its body ends, which a process that ends here does not live to see.
          const { uploadId } = upload;
          if (!uploadId) return;
          // A store that is away, or has removed them already, does not hide why the upload is given up.
          await client.send(new AbortMultipartUploadCommand({ ...target, UploadId: uploadId })).catch(() => {});
        },
      };
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
