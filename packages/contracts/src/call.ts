import type { z } from 'zod';
import type { KeyScope } from './key-scopes.ts';

/**
 * Access: `public` anyone, `user` any logged-in user, `admin` administrators, `client` an OAuth client. `either` is anyone
 * too, but its meaning depends on the token, so a token must be valid.
 */
export type Access = 'public' | 'either' | 'user' | 'admin' | 'client';

/** Form of the response: a JSON document, plain text, a CSV file, a file in the `format` of the input, or an empty body. */
export type ResponseKind = 'json' | 'text' | 'csv' | 'file' | 'empty';

/** Files of a multipart body, by field name, with the maximum of each per request. */
export type FileFields = Readonly<Record<string, { max: number; description: string }>>;

/** Input and response of an operation, as texts and zod schemas, for validation and documentation. */
export interface Schemas {
  summary: string;
  query?: z.ZodObject;
  /** Fields of a multipart or urlencoded body. */
  form?: z.ZodObject;
  /** Existing clients send the form's fields in the query instead. */
  formMayBeQuery?: true;
  files?: FileFields;
  /** Schema of a JSON response. Fields outside of it never leave the server. */
  response?: z.ZodType;
  /** Seconds that browsers and proxies may cache a public response. */
  maxAge?: number;
  /** The scope with which an API key may make the call. Without one, no key may. */
  keyScope?: KeyScope;
}

/**
 * An operation as a caller needs it. The fields are types alone, derived from the schemas, so that callers load no schema
 * library. A GET sends its input in the query, a POST in its body.
 */
export interface AnyCall {
  name: string;
  method: 'GET' | 'POST';
  /** Relative to the base path of the API. */
  path: string;
  access: Access;
  /**
   * An irreversible operation: the user must have confirmed their identity within the last minutes (403 otherwise).
   * 'with_factor' requires it only of users with a second factor.
   */
  confirmed?: true | 'with_factor';
  responds: ResponseKind;
  /** A POST that sends its input in the query. */
  inQuery?: true;
  /** Names of the fields with files. */
  files?: readonly string[];
  /** Never set: carries the types of the schemas. */
  schemas?: Schemas;
}

/** A call whose input and response have the types of the schemas `S`. */
export type Call<S extends Schemas, Kind extends ResponseKind> = Omit<AnyCall, 'responds' | 'schemas'> & {
  responds: Kind;
  schemas?: S;
};

/**
 * Deviations of a call from the defaults: the path is the name in lower case, the response is JSON, no confirmation, no
 * files.
 */
type Exceptions<S> = Pick<AnyCall, 'confirmed' | 'inQuery'> & { path?: string } & (S extends { response: z.ZodType }
    ? { responds?: 'json' }
    : { responds: Exclude<ResponseKind, 'json'> }) &
  (S extends { files: infer Files } ? { files: readonly (keyof Files & string)[] } : unknown);

/**
 * Describes a call by its name, method and access, with the types of the schemas of that name. A call with files that does not respond
 * with JSON needs `as const` behind the files, or the kind of its response is lost.
 */
export type DescribeCall<All extends Record<string, Schemas>> = <
  Name extends keyof All & string,
  Given extends Exceptions<All[Name]>,
>(
  name: Name,
  method: AnyCall['method'],
  access: Access,
  ...exceptions: object extends Exceptions<All[Name]> ? [Given?] : [Given]
) => Call<All[Name], Given extends { responds: infer Kind extends ResponseKind } ? Kind : 'json'>;

/** Describes a call without knowing schemas. */
/* @__NO_SIDE_EFFECTS__ */
export function describeCall<C>(name: string, method: AnyCall['method'], access: Access, exceptions?: object): C {
  const rules = { name, method, access, path: `africanscity/${name.toLowerCase()}`, responds: 'json' };
  return { ...rules, ...exceptions } as C;
}

/** A complete operation of the API: the description that the server binds and that the documentation is made from. */
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

/** A file as a use case gets it: whole, within the limits, and available until the use case is done. */
export interface UploadedFile {
  /** Bytes. */
  size: number;
  /** Reads the bytes, each time anew: code with several files should hold the bytes of one. */
  read(): Promise<Uint8Array>;
  /** The client's name for it: never a path, only text to show. */
  fileName: string;
}

/** Input of a use case: the validated query and form fields, and the files, in one object. */
export type EndpointInput<C> = Parsed<SchemasOf<C>, 'query'> &
  Parsed<SchemasOf<C>, 'form'> &
  (SchemasOf<C> extends { files: infer Files } ? { [Name in keyof Files]: UploadedFile[] } : unknown);

/** Input of a caller: like `EndpointInput`, before defaults and conversions. */
export type EndpointRequest<C> = Sent<SchemasOf<C>, 'query'> &
  Sent<SchemasOf<C>, 'form'> &
  (SchemasOf<C> extends { files: infer Files } ? { [Name in keyof Files]?: Blob[] } : unknown);

/** Return value of a use case, as a caller reads it. */
export type EndpointOutput<C> =
  SchemasOf<C> extends { response: infer Response extends z.ZodType }
    ? z.output<Response>
    : C extends { responds: 'text' }
      ? string
      : C extends { responds: 'csv' | 'file' }
        ? Blob
        : string | void;
