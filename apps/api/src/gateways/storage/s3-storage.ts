import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';
import type { S3Location } from './s3-location.ts';
import { nameS3Fault } from './s3-faults.ts';
import { assertKey, assertPrefix } from './storage-key.ts';
import type { Storage, StoredObject } from './storage.ts';

const connectTimeoutMs = 2_000;
/** Timeout without a byte from the store. */
const silenceTimeoutMs = 3_000;
/** Timeout of one operation with all its retries. */
const operationTimeoutMs = 10_000;
const mostAttempts = 3;

/** Stores bytes in a bucket of an S3-compatible store. */
export function openS3Storage(location: S3Location, timeouts = { silenceTimeoutMs }): Storage {
  const client = new S3Client({
    endpoint: location.endpoint,
    region: location.region,
    credentials: location.credentials,
    forcePathStyle: true,
    maxAttempts: mostAttempts,
    // Many compatible stores lack the newer checksum headers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectTimeoutMs,
      requestTimeout: timeouts.silenceTimeoutMs,
      socketTimeout: timeouts.silenceTimeoutMs,
      throwOnRequestTimeout: true,
    },
  });
  const Bucket = location.bucket;

  async function open(key: string, abortSignal?: AbortSignal) {
    assertKey(key);
    try {
      const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket, Key: key }), { abortSignal });
      if (!(Body instanceof Readable)) throw new Error('the answer has no body');
      return { byteSize: ContentLength ?? 0, stream: Body };
    } catch (error) {
      if ((error as Error).name === 'NoSuchKey') return null;
      throw error;
    }
  }

  return {
    put: (key, bytes, contentType) =>
      named(async (abortSignal) => {
        assertKey(key);
        await client.send(new PutObjectCommand({ Bucket, Key: key, Body: bytes, ContentType: contentType }), {
          abortSignal,
        });
      }),
    get: (key) =>
      named(async (abortSignal) => {
        const found = await open(key, abortSignal);
        return found && Buffer.concat(await found.stream.toArray());
      }),
    open: (key) => named(() => open(key)),
    delete: (key) =>
      named(async (abortSignal) => {
        assertKey(key);
        await client.send(new DeleteObjectCommand({ Bucket, Key: key }), { abortSignal });
      }),
    async *list(prefix): AsyncIterable<StoredObject> {
      assertPrefix(prefix);
      let token: string | undefined;
      do {
        const page = await named((abortSignal) =>
          client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken: token }), { abortSignal }),
        );
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key && LastModified) yield { key: Key, modifiedAt: LastModified };
        token = page.NextContinuationToken;
      } while (token);
    },
    check: () =>
      named(async (abortSignal) => void (await client.send(new HeadBucketCommand({ Bucket }), { abortSignal }))),
    describe: () => `the bucket ${Bucket} at ${location.endpoint}`,
    async close() {
      client.destroy();
    },
  };
}

async function named<Result>(run: (abortSignal: AbortSignal) => Promise<Result>): Promise<Result> {
  try {
    return await run(AbortSignal.timeout(operationTimeoutMs));
  } catch (error) {
    throw nameS3Fault(error);
  }
}
