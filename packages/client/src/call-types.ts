import type { Endpoint } from '@africanscity/contracts/call';
import { allEndpoints } from '@africanscity/contracts/operations';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { z } from 'zod';

/** Forms and queries are texts, so numbers and truth values are sent as such. */
const text = 'string | number | boolean';

const fileOutputs = { text: 'string', csv: 'Blob', file: 'Blob', empty: 'void' } as const;

/** Writes the interface `Calls`: the types of input and output of each call, by its name. */
export async function writeCallTypes(): Promise<string> {
  const schema = objectOf(Object.fromEntries(allEndpoints.map((endpoint) => [endpoint.name, describe(endpoint)])));
  return compile(schema, 'Calls', {
    bannerComment: '',
    format: false,
    ignoreMinAndMaxItems: true,
    additionalProperties: false,
  });
}

function describe(endpoint: Endpoint): JSONSchema {
  const { summary, query, form, files, responds, response } = endpoint;
  const input = { ...inputOf(query), ...inputOf(form), ...filesOf(files) };
  const required = [query, form].flatMap((schema) =>
    schema ? (jsonSchema(schema, 'input').required as string[]) : [],
  );
  const output = response
    ? jsonSchema(response, 'output')
    : { tsType: responds === 'json' ? 'unknown' : fileOutputs[responds] };
  return { ...objectOf({ input: objectOf(input, required), output }), description: summary };
}

function inputOf(schema: z.ZodObject | undefined): Record<string, JSONSchema> {
  const { properties = {} } = schema ? jsonSchema(schema, 'input') : {};
  return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, asText(field)]));
}

function asText(field: JSONSchema): JSONSchema {
  if (field.type !== 'string') return field;
  if (!field.enum) return { ...field, tsType: text };
  return field.enum.includes('true') ? { ...field, tsType: "boolean | 'true' | 'false'" } : field;
}

function filesOf(files: Endpoint['files'] = {}): Record<string, JSONSchema> {
  return Object.fromEntries(
    Object.entries(files).map(([name, { description }]) => [name, { tsType: 'Blob[]', description }]),
  );
}

function objectOf(properties: Record<string, JSONSchema>, required = Object.keys(properties)): JSONSchema {
  return { type: 'object', properties, required, additionalProperties: false };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JSONSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { target: 'draft-7', io, unrepresentable: 'any' });
  return described as JSONSchema;
}
