import * as texts from '@africanscity/messages/site';
import type { Endpoint } from '@africanscity/contracts/call';
import type { FastifyRequest } from 'fastify';
import type { RequestContext } from '../context.ts';
import { InvalidInput } from '../errors.ts';
import { parse } from './parse.ts';
import { readForm, refuseLargeBody } from './read-form.ts';
import { givenIn, readQuery } from './read-query.ts';

/** The input of the use case, and a function that deletes the files in it. */
export async function readInput(endpoint: Endpoint, request: FastifyRequest, { address, actor }: RequestContext) {
  const query = readQuery(request);
  refuseNested(endpoint, query);
  const parameters = endpoint.query ? parse(endpoint.query, givenIn(query, endpoint.query)) : {};
  if (!endpoint.form && !endpoint.files) {
    refuseLargeBody(request);
    return { input: parameters, release: async () => {} };
  }
  const names = Object.keys(endpoint.form?.shape ?? {});
  const sender = { address, userId: actor?.userId ?? null };
  const { fields, files, release } = await readForm(request, sender, { files: endpoint.files ?? {}, fields: names });
  try {
    const given = endpoint.formMayBeQuery ? eitherOf(fields, query, names) : fields;
    return { input: { ...parameters, ...(endpoint.form ? parse(endpoint.form, given) : {}), ...files }, release };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Unknown parameters are ignored, but `status[$ne]=` is a known one in a form that some servers would obey. */
function refuseNested(endpoint: Endpoint, query: Record<string, unknown>): void {
  const known = endpoint.query?.shape ?? {};
  const nested = Object.keys(query).find(
    (name) => name.includes('[') && Object.hasOwn(known, name.slice(0, name.indexOf('['))),
  );
  if (nested !== undefined)
    throw new InvalidInput([{ field: nested.slice(0, nested.indexOf('[')), defaultMessage: texts.mustBePlainText() }]);
}

/** Returns the one place of the fields. Fields in both the query and the body are ambiguous. */
function eitherOf(
  fields: Record<string, unknown>,
  query: Record<string, unknown>,
  names: string[],
): Record<string, unknown> {
  if (!names.some((name) => name in query)) return fields;
  if (Object.keys(fields).length)
    throw new InvalidInput([{ field: 'body', defaultMessage: texts.mustBeEmptyWithQuery() }]);
  return query;
}
