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

/** What an operation is asked and answers, in words and as zod: what the server checks and documents. */
export interface Schemas {
  summary: string;
  query?: z.ZodObject;
  /** Fields of a multipart or urlencoded body. */
  form?: z.ZodObject;
  /** Existing clients send the form's fields in the query instead. */
  formMayBeQuery?: true;
  files?: FileFields;
  /** Of a JSON answer. What it does not declare never leaves the server. */
  response?: z.ZodType;
  /** Seconds that browsers and proxies may keep a public answer. */
  maxAge?: number;
}

/**
 * An operation as a caller needs it. The fields are types alone, taken from the schemas: callers carry no schema library. A GET
 * sends its input in the query, a POST in its body.
 */
export interface AnyCall {
  name: string;
  method: 'GET' | 'POST';
  /** Relative to the base path of the API. */
  path: string;
  access: Access;
  /**
   * An operation that cannot be undone: the user has confirmed their identity within the last minutes, or is asked to (403).
   * 'with_factor' asks only users with a second factor.
   */
  confirmed?: true | 'with_factor';
  responds: ResponseKind;
  /** A POST that sends its input in the query. */
  inQuery?: true;
  /** Names of the fields that hold files. */
  files?: readonly string[];
  /** Never set: carries the types of the schemas. */
  schemas?: Schemas;
}

/** The response kind that the schemas imply: JSON if they describe a response, otherwise an empty body. */
type ImpliedKind<S> = S extends { response: z.ZodType } ? 'json' : 'empty';

/** A call whose input and answer have the types of the schemas `S`. */
export type Call<S extends Schemas, Kind extends ResponseKind = ImpliedKind<S>> = Omit<
  AnyCall,
  'responds' | 'schemas'
> & { responds: Kind; schemas?: S };

/** Deviations of a call from the rules: the path is the name in lower case, the answer is JSON, no confirmation, no files. */
type Exceptions<S, Kind> = Pick<AnyCall, 'confirmed' | 'inQuery'> & { path?: string } & (Kind extends 'json'
    ? unknown
    : { responds: Kind }) &
  (S extends { files: infer Files } ? { files: readonly (keyof Files & string)[] } : unknown);

/** Describes a call of the API by its name, method and access. Bundlers drop calls that a page does not use. */
/* @__NO_SIDE_EFFECTS__ */
export function call<S extends Schemas, Kind extends ResponseKind = ImpliedKind<S>>(
  name: string,
  method: AnyCall['method'],
  access: Access,
  ...[exceptions]: object extends Exceptions<S, Kind> ? [Exceptions<S, Kind>?] : [Exceptions<S, Kind>]
): Call<S, Kind> {
  const rules = { name, method, access, path: `africanscity/${name.toLowerCase()}`, responds: 'json' };
  return { ...rules, ...exceptions } as Call<S, Kind>;
}

/** One operation of the API whole: the description that the server binds and the documentation is made from. */
export type Endpoint = Omit<AnyCall, 'inQuery' | 'files' | 'schemas'> & Schemas;

/** The call and the schemas of one name. */
export function endpointOf(call: AnyCall, schemas: Schemas): Endpoint {
  const { inQuery: _inQuery, files: _files, schemas: _schemas, ...known } = call;
  return { ...known, ...schemas };
}

/** The operations of a domain, from its calls and its table of schemas. */
export function endpointsOf<Calls extends object>(
  calls: Calls,
  schemas: { [Name in keyof Calls]: Schemas },
): Endpoint[] {
  return (Object.keys(calls) as (keyof Calls)[]).map((name) => endpointOf(calls[name] as AnyCall, schemas[name]));
}

type Parsed<S, Where extends 'query' | 'form'> = S extends { [Key in Where]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : unknown;
type Sent<S, Where extends 'query' | 'form'> = S extends { [Key in Where]: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : unknown;
type SchemasOf<C> = C extends { schemas?: infer S } ? NonNullable<S> : never;

/** A file as the server hands it to a use case: whole, within the limits, and there until the use case is done. */
export interface UploadedFile {
  /** Bytes. */
  size: number;
  /** Reads the bytes, each time anew: whoever holds several files should hold the bytes of one. */
  read(): Promise<Uint8Array>;
  /** As the client named it: never a path, only ever text to show. */
  fileName: string;
}

/** What a use case receives: the validated query and form fields, and the files, in one object. */
export type EndpointInput<C> = Parsed<SchemasOf<C>, 'query'> &
  Parsed<SchemasOf<C>, 'form'> &
  (SchemasOf<C> extends { files: infer Files } ? { [Name in keyof Files]: UploadedFile[] } : unknown);

/** What a caller sends: as `EndpointInput`, before defaults and conversions. */
export type EndpointRequest<C> = Sent<SchemasOf<C>, 'query'> &
  Sent<SchemasOf<C>, 'form'> &
  (SchemasOf<C> extends { files: infer Files } ? { [Name in keyof Files]?: Blob[] } : unknown);

/** What a use case returns and a caller reads. */
export type EndpointOutput<C> =
  SchemasOf<C> extends { response: infer Response extends z.ZodType }
    ? z.output<Response>
    : C extends { responds: 'text' }
      ? string
      : C extends { responds: 'csv' }
        ? Blob
        : string | void;
