import type { EndpointInput, EndpointOutput } from '@africanscity/contracts/call';
import type { Readable } from 'node:stream';
import type { RequestContext } from './context.ts';
import type { StreamedFile } from './kernel/tables/table-file.ts';

/** The function that carries out an operation. Files are streamed. */
export type Verb<E> = (
  ctx: RequestContext,
  input: EndpointInput<E>,
) => Promise<
  E extends { responds: 'csv' } ? Readable : E extends { responds: 'file' } ? StreamedFile : EndpointOutput<E>
>;
