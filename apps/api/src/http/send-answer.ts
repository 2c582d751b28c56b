import type { Endpoint } from '@africanscity/contracts/call';
import { fileEndings } from '@africanscity/contracts/file-formats';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import type { StreamedFile } from '../kernel/tables/table-file.ts';
import { fileTypes } from './file-types.ts';

/** Sends the result of an operation in the form of its responses. */
export function sendAnswer(endpoint: Endpoint, reply: FastifyReply, output: unknown) {
  if (endpoint.responds === 'json') return reply.send(output);
  if (endpoint.responds === 'csv') return sendFile(endpoint, reply, { format: 'csv', content: output as Readable });
  if (endpoint.responds === 'file') return sendFile(endpoint, reply, output as StreamedFile);
  return reply.type('text/plain; charset=utf-8').send(typeof output === 'string' ? output : '');
}

function sendFile({ name }: Endpoint, reply: FastifyReply, { format, content }: StreamedFile) {
  return reply
    .header('content-disposition', `attachment; filename="${name}.${fileEndings[format]}"`)
    .type(fileTypes[format])
    .send(content);
}
