import { encodeCredentials } from '../../credentials-in-url.ts';

/** An S3-compatible store, as STORAGE_URL names it. */
export interface S3Location {
  /** Such as https://s3.eu-west-1.amazonaws.com. */
  endpoint: string;
  region: string;
  bucket: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
}

const shape = 's3://KEY:SECRET@HOST/BUCKET?region=REGION';
const form = `must look like ${shape}, with KEY and SECRET percent-encoded`;

/** Reads `s3://KEY:SECRET@HOST[:PORT]/BUCKET?region=REGION[&tls=off]`. Throws an error without the secret. */
export function parseS3Url(text: string): S3Location {
  const url = URL.parse(encodeCredentials(text, shape));
  if (url?.protocol !== 's3:' || !url.host) throw new Error(form);
  const bucket = url.pathname.replace(/^\/|\/$/g, '');
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) throw new Error(`${form}. The bucket must be a single name.`);
  const tls = url.searchParams.get('tls') ?? 'on';
  if (tls !== 'on' && tls !== 'off') throw new Error(`${form}. tls may be on or off.`);
  const credentials = { accessKeyId: decode(url.username), secretAccessKey: decode(url.password) };
  if (!credentials.accessKeyId || !credentials.secretAccessKey) throw new Error(form);
  return {
    endpoint: `${tls === 'on' ? 'https' : 'http'}://${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket,
    credentials,
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error(form);
  }
}
