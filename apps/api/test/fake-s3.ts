import { createHash, createHmac, randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Faults of the fake, active until they are switched off. */
export type S3Fault =
  | 'none'
  | 'slow-down'
  | 'cut-body'
  | 'stall-body'
  | 'silence'
  | 'internal-error'
  | 'no-space'
  | 'read-only'
  | 'damage';

export interface FakeS3 {
  /** A STORAGE_URL for it. */
  url: string;
  objects: Map<string, { bytes: Buffer; modifiedAt: Date }>;
  /** Uploads in parts that are neither completed nor aborted, by their id. */
  uploads: Map<string, Map<number, Buffer>>;
  fault: S3Fault;
  /** Received requests, including invalid ones. */
  requests: string[];
  close(): Promise<void>;
}

const accessKeyId = 'fake-key';
const secret = 'fake/secret+with signs';
const bucket = 'pictures';
const region = 'eu-test-1';
const keysPerPage = 3;

/** An S3 bucket in memory on 127.0.0.1. It checks every signature (SigV4) and every body's hash. */
export async function startFakeS3(): Promise<FakeS3> {
  const fake: FakeS3 = {
    url: '',
    objects: new Map(),
    uploads: new Map(),
    fault: 'none',
    requests: [],
    close: () => close(server),
  };
  const server = createServer((request, response) => {
    void serve(fake, request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  fake.url = `s3://${accessKeyId}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${bucket}?region=${region}&tls=off`;
  return fake;
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}

async function serve(fake: FakeS3, request: IncomingMessage, response: ServerResponse): Promise<void> {
  fake.requests.push(`${request.method} ${request.url}`);
  const body = Buffer.concat(await request.toArray());
  if (fake.fault === 'silence') return;
  if (fake.fault === 'slow-down') return refuse(response, 503, 'SlowDown');
  if (fake.fault === 'internal-error') return refuse(response, 500, 'InternalError');
  if (fake.fault === 'no-space' && request.method === 'PUT') return refuse(response, 507, 'XMinioStorageFull');
  if (fake.fault === 'read-only' && request.method === 'PUT') return refuse(response, 403, 'AccessDenied');
  if (!isSigned(request, body)) return refuse(response, 403, 'SignatureDoesNotMatch');
  const url = new URL(request.url ?? '/', 'http://fake');
  const [, wantedBucket, ...rest] = decodeURIComponent(url.pathname).split('/');
  if (wantedBucket !== bucket) return refuse(response, 404, 'NoSuchBucket');
  const key = rest.join('/');
  if (!key) return request.method === 'HEAD' ? void response.end() : list(fake, url.searchParams, response);
  if (url.searchParams.has('uploads') || url.searchParams.has('uploadId'))
    return servePart(fake, request.method ?? '', key, url.searchParams, body, response);
  if (request.method === 'PUT') {
    const bytes = fake.fault === 'damage' ? Buffer.concat([body, Buffer.from('damage')]) : body;
    fake.objects.set(key, { bytes, modifiedAt: new Date() });
    return void response.end();
  }
  if (request.method === 'DELETE') {
    fake.objects.delete(key);
    return void response.writeHead(204).end();
  }
  const found = fake.objects.get(key);
  if (!found) return refuse(response, 404, 'NoSuchKey');
  const wanted = request.headers['if-match'];
  if (wanted && wanted !== `"${sha256(found.bytes)}"`) return refuse(response, 412, 'PreconditionFailed');
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
  if (range) return sendRange(response, found.bytes, Number(range[1]), Number(range[2]));
  response.writeHead(200, { 'content-length': found.bytes.length });
  if (fake.fault !== 'cut-body' && fake.fault !== 'stall-body') return void response.end(found.bytes);
  response.write(found.bytes.subarray(0, found.bytes.length / 2), () => {
    if (fake.fault === 'cut-body') response.destroy();
  });
}

/** Uploads in parts, as https://docs.aws.amazon.com/AmazonS3/latest/userguide/mpuoverview.html describes them. */
function servePart(
  { objects, uploads }: FakeS3,
  method: string,
  key: string,
  query: URLSearchParams,
  body: Buffer,
  response: ServerResponse,
): void {
  if (query.has('uploads')) {
    const id = randomUUID();
    uploads.set(id, new Map());
    return void response.end(
      `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    );
  }
  const id = query.get('uploadId') ?? '';
  const parts = uploads.get(id);
  if (!parts) return refuse(response, 404, 'NoSuchUpload');
  if (method === 'PUT') {
    parts.set(Number(query.get('partNumber')), body);
    return void response.writeHead(200, { etag: `"${sha256(body)}"` }).end();
  }
  uploads.delete(id);
  if (method === 'DELETE') return void response.writeHead(204).end();
  const bytes = Buffer.concat([...parts].sort(([a], [b]) => a - b).map(([, part]) => part));
  objects.set(key, { bytes, modifiedAt: new Date() });
  response.end(`<CompleteMultipartUploadResult><ETag>"${sha256(bytes)}"</ETag></CompleteMultipartUploadResult>`);
}

function sendRange(response: ServerResponse, bytes: Buffer, from: number, to: number): void {
  const part = bytes.subarray(from, to + 1);
  response
    .writeHead(206, {
      'content-length': part.length,
      'content-range': `bytes ${from}-${from + part.length - 1}/${bytes.length}`,
      etag: `"${sha256(bytes)}"`,
    })
    .end(part);
}

function list(fake: FakeS3, query: URLSearchParams, response: ServerResponse): void {
  const after = query.get('continuation-token') ?? '';
  const keys = [...fake.objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort();
  const page = keys.slice(0, keysPerPage);
  const more = keys.length > page.length;
  const contents = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><LastModified>${fake.objects.get(key)?.modifiedAt.toISOString()}</LastModified></Contents>`,
  );
  response.end(
    `<ListBucketResult><IsTruncated>${more}</IsTruncated>${more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''}${contents.join('')}</ListBucketResult>`,
  );
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

/** Signature Version 4, as https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html describes it. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (!parts) return false;
  const [, key, day = '', signedRegion = '', signedHeaders = '', signature] = parts;
  const bodyHash = request.headers['x-amz-content-sha256'];
  if (key !== accessKeyId || signedRegion !== region || bodyHash !== sha256(body)) return false;
  const url = new URL(request.url ?? '/', 'http://fake');
  const query = [...url.searchParams]
    .map(([name, value]) => `${escape(name)}=${escape(value)}`)
    .sort()
    .join('&');
  const headers = signedHeaders
    .split(';')
    .map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
    .join('');
  const canonical = [request.method, url.pathname, query, headers, signedHeaders, bodyHash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<Buffer>(
    (soFar, part) => hmac(soFar, part),
    Buffer.from(`AWS4${secret}`),
  );
  return hmac(signingKey, toSign).toString('hex') === signature;
}

function escape(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function sha256(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
