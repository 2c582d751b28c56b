import type { Endpoint } from '@africanscity/contracts/call';
import { operations } from '@africanscity/contracts/operations';
import { ErrorBody } from '@africanscity/contracts/wire';
import { z } from 'zod';
import type { Config } from '../context.ts';
import { fileTypes } from './file-types.ts';

type Json = Record<string, unknown>;

/**
 * Describes the operations as an OpenAPI 3.1 document, from the contracts of the server. Builds the paths, which are nearly
 * all of it, at the first request.
 */
export function createOpenApi(
  endpoints: Endpoint[],
  config: Pick<Config, 'brand' | 'apiBasePath' | 'publicUrl'>,
): Json {
  let paths: Record<string, Json> | undefined;
  return {
    openapi: '3.1.0',
    info: {
      get title() {
        return `${config.brand.name} API`;
      },
      version: '1.0.0',
      description: 'Properties for sale and for rent in Africa. Times are UTC, prices US dollars, sizes square metres.',
    },
    servers: [{ url: `${config.publicUrl}${config.apiBasePath}` }],
    get paths() {
      return (paths ??= describePaths(endpoints));
    },
    components: {
      schemas: { Error: jsonSchema(ErrorBody, 'output') },
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The `access_token` of `POST oauth/token`.',
        },
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key of a company: `ac_…`. Each call names the scope that the key needs.',
        },
        client: { type: 'http', scheme: 'basic', description: 'Identifier and secret of an OAuth client.' },
      },
    },
  };
}

function describePaths(endpoints: Endpoint[]): Record<string, Json> {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    (paths[`/${endpoint.path}`] ??= {})[endpoint.method.toLowerCase()] = describeOperation(endpoint);
  }
  return paths;
}

/** Operations are grouped by domain, as in the contract's table of contents. */
const domains = new Map(
  Object.entries(operations).flatMap(([domain, endpoints]) => endpoints.map(({ name }) => [name, domain])),
);

function describeOperation(endpoint: Endpoint): Json {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [domains.get(endpoint.name)],
    security: securityOf(endpoint),
    ...(endpoint.query ? { parameters: parametersOf(endpoint.query) } : {}),
    ...(endpoint.form || endpoint.files ? { requestBody: bodyOf(endpoint) } : {}),
    responses: responsesOf(endpoint),
  };
}

function securityOf({ access, keyScope }: Endpoint): Json[] {
  if (access === 'client') return [{ client: [] }];
  const key = keyScope ? [{ key: [keyScope] }] : [];
  return access === 'user' || access === 'admin' ? [{ token: [] }, ...key] : [{}, { token: [] }, ...key];
}

function parametersOf(query: z.ZodObject): Json[] {
  const { properties, required } = objectSchema(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function bodyOf({ form, files }: Endpoint): Json {
  const fields = form ? objectSchema(form) : { properties: {}, required: [] };
  const fileFields = Object.entries(files ?? {}).map(([name, { max, description }]) => [
    name,
    {
      type: 'array',
      maxItems: max,
      description,
      items: { type: 'string', contentMediaType: 'application/octet-stream' },
    },
  ]);
  const schema = {
    type: 'object',
    required: fields.required,
    properties: { ...fields.properties, ...Object.fromEntries(fileFields) },
  };
  return {
    required: fields.required.length > 0,
    content: {
      'multipart/form-data': { schema },
      ...(files ? {} : { 'application/x-www-form-urlencoded': { schema } }),
    },
  };
}

function responsesOf({ responds, response, access, query, form, files }: Endpoint): Json {
  const content = {
    json: { 'application/json': { schema: response ? jsonSchema(response, 'output') : {} } },
    text: { 'text/plain': { schema: { type: 'string' } } },
    csv: { 'text/csv': { schema: { type: 'string' } } },
    file: Object.fromEntries(
      Object.values(fileTypes).map((type) => [
        type.replace(/;.*/, ''),
        { schema: { type: 'string', format: 'binary' } },
      ]),
    ),
    empty: undefined,
  }[responds];
  return {
    200: {
      description: responds === 'empty' ? 'Done; the body is empty.' : 'The answer.',
      ...(content ? { content } : {}),
    },
    ...(query || form || files ? { 400: errorResponse('The input is not valid; `errors` names each field.') } : {}),
    ...(access === 'public' ? {} : { 401: errorResponse('The caller is not known.') }),
    ...(access === 'admin' ? { 403: errorResponse('The caller may not do this.') } : {}),
    429: errorResponse('Too many requests; `Retry-After` says when to come back.'),
    default: errorResponse('Any other failure.'),
  };
}

function errorResponse(description: string): Json {
  return { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } };
}

function objectSchema(schema: z.ZodObject): { properties: Record<string, Json>; required: string[] } {
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return { properties, required };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  // A type without a JSON form, such as a refinement by code, is described by its nearest type.
  const options = { target: 'draft-2020-12', io, unrepresentable: 'any', override: nameKeys } as const;
  const { $schema: _, ...rest } = z.toJSONSchema(schema, options);
  return rest;
}

/** Names each key of a table with known keys, so that generated clients know them. */
function nameKeys({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { required, propertyNames, additionalProperties } = jsonSchema;
  if (!required || !propertyNames || additionalProperties === undefined) return;
  jsonSchema.properties = Object.fromEntries(required.map((key) => [key, additionalProperties]));
  delete jsonSchema.propertyNames;
  jsonSchema.additionalProperties = false;
}
