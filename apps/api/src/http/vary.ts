import type { FastifyReply } from 'fastify';

/** Adds request headers to Vary, and keeps the present ones. */
export function addVary(reply: FastifyReply, ...names: string[]): void {
  const said = splitList(reply.getHeader('vary'));
  const known = new Set(said.map((name) => name.toLowerCase()));
  if (known.has('*')) return;
  reply.header('vary', [...said, ...names.filter((name) => !known.has(name.toLowerCase()))].join(', '));
}

function splitList(header: ReturnType<FastifyReply['getHeader']>): string[] {
  return String(header ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}
