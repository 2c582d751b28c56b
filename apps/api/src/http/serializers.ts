import fastJson from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

type Serialize = (data: unknown) => string;

/** Serializers by response schema, for all applications of the process. */
const made = new WeakMap<z.ZodType, Serialize>();

/**
 * Serializes responses by the schemas of their calls. Each serializer is built at the first response that needs it: building
 * all two hundred would take a tenth of the server's start.
 */
export function registerSerializers(app: FastifyInstance): void {
  app.setSerializerCompiler<z.ZodType>(
    ({ schema }) =>
      (data) =>
        serializerOf(schema)(data),
  );
}

export function serializerOf(schema: z.ZodType): Serialize {
  const known = made.get(schema);
  if (known) return known;
  // The serializer understands OpenAPI 3.0's `nullable`, which is faster than a choice of two schemas.
  const serialize: Serialize = fastJson(z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'output' }) as never);
  made.set(schema, serialize);
  return serialize;
}
