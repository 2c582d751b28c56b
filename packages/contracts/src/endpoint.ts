import type { z } from 'zod';

/**
 * Who may call: `public` anyone, `user` anyone logged in, `admin` administrators, `client` an OAuth
 * client. `either` is anyone too, but means another thing with a token, so a token must be valid.
 */
export type Access = 'public' | 'either' | 'user' | 'admin' | 'client';

/** How the answer travels: a JSON document, bare text, a CSV file, or an empty body. */
export type ResponseKind = 'json' | 'text' | 'csv' | 'empty';

/** Files of a multipart body, by field name, with how many of each may come in one request. */
export type FileFields = Readonly<Record<string, { max: number; description: string }>>;

type Fields = z.ZodObject;

/**
 * One operation of the API: the single description that the server binds, the web calls, and the
 * documentation is made from. Paths are relative to the API base path.
 */
export interface Endpoint<
  Query extends Fields | undefined = Fields | undefined,
  Form extends Fields | undefined = Fields | undefined,
  Files extends FileFields | undefined = FileFields | undefined,
  Response extends z.ZodType | undefined = z.ZodType | undefined,
> {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  access: Access;
  /** What cannot be undone: the session's holder has proved who they are within the last minutes, or is asked to (403). */
  confirmed?: true;
  summary: string;
  query?: Query;
  /** Fields of a multipart or urlencoded body. */
  form?: Form;
  /** Existing clients send the form's fields in the query instead. */
  formMayBeQuery?: true;
  files?: Files;
  responds: ResponseKind;
  /** Of a JSON answer. What it does not declare never leaves the server. */
  response?: Response;
  /** Seconds that browsers and proxies may keep a public answer. */
  maxAge?: number;
}

/** Declares an operation; only narrows the type. */
export function defineEndpoint<
  const Query extends Fields | undefined = undefined,
  const Form extends Fields | undefined = undefined,
  const Files extends FileFields | undefined = undefined,
  const Response extends z.ZodType | undefined = undefined,
  const Responds extends ResponseKind = ResponseKind,
>(
  endpoint: Endpoint<Query, Form, Files, Response> & { responds: Responds },
): Endpoint<Query, Form, Files, Response> & { responds: Responds } {
  return endpoint;
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown;
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : unknown;

/** A file as the server hands it to a verb: whole, within the limits, and there until the verb is done. */
export interface UploadedFile {
  /** Bytes. */
  size: number;
  /** Reads the bytes, each time anew: whoever holds several files should hold the bytes of one. */
  read(): Promise<Uint8Array>;
  /** As the client named it: never a path, only ever text to show. */
  fileName: string;
}

/** What a verb receives: the validated query and form fields, and the files, in one object. */
export type EndpointInput<E> =
  E extends Endpoint<infer Query, infer Form, infer Files, infer _>
    ? Parsed<Query> & Parsed<Form> & (Files extends FileFields ? { [Name in keyof Files]: UploadedFile[] } : unknown)
    : never;

/** What a caller sends: as `EndpointInput`, before defaults and conversions. */
export type EndpointRequest<E> =
  E extends Endpoint<infer Query, infer Form, infer Files, infer _>
    ? Sent<Query> & Sent<Form> & (Files extends FileFields ? { [Name in keyof Files]?: Blob[] } : unknown)
    : never;

/** What a verb returns and a caller reads. */
export type EndpointOutput<E> =
  E extends Endpoint<infer _Query, infer _Form, infer _Files, infer Response>
    ? Response extends z.ZodType
      ? z.output<Response>
      : E extends { responds: 'text' }
        ? string
        : E extends { responds: 'csv' }
          ? Blob
          : string | void
    : never;
