import { assistantGuide } from '@africanscity/contracts/listings/assistant-tools';
import { type CallToolResult, createMcpHandler, McpServer, type McpHttpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { translate } from '../error-handler.ts';
import { createLocalCall } from '../operations.ts';
import { getListing } from './get-listing.ts';
import { getMarketNumbers } from './get-market-numbers.ts';
import { searchListings } from './search-listings.ts';
import type { Tool } from './tool.ts';

const tools: Tool[] = [searchListings, getListing, getMarketNumbers];

/** Answers each request by itself, for both generations of the protocol. Streams of changes are refused: nothing changes. */
export function createHandler(app: FastifyInstance, ctx: AppContext): McpHttpHandler {
  const call = createLocalCall(ctx, app.operations);
  const createServer = () => {
    const { brand, publicUrl } = ctx.config;
    const server = new McpServer(
      { name: 'property-listings', title: brand.name, version: '1.0.0', websiteUrl: publicUrl },
      {
        instructions: assistantGuide.description,
      },
    );
    for (const { name, description, input, output, read } of tools) {
      server.registerTool(
        name,
        {
          description,
          inputSchema: input,
          outputSchema: output,
          annotations: { readOnlyHint: true, openWorldHint: false },
        },
        async (given) => {
          try {
            const result = await read({ call, publicUrl }, given);
            return { content: [{ type: 'text', text: JSON.stringify(result) }], structuredContent: result };
          } catch (error) {
            return refuse(app, error as Error);
          }
        },
      );
    }
    return server;
  };
  return createMcpHandler(createServer, {
    maxSubscriptions: 0,
    onerror: (error) => app.log.info({ err: error }, 'a request of an assistant was refused'),
  });
}

/** Tells the assistant what to change. An unknown error tells it nothing and logs everything. */
function refuse(app: FastifyInstance, error: Error): CallToolResult {
  const { statusCode, message, errors = [] } = translate(error);
  if (statusCode >= 500) app.log.error({ err: error }, 'an assistant got no answer');
  const text = [message, ...errors.map(({ field, defaultMessage }) => `${field}: ${defaultMessage}.`)].join(' ');
  return { isError: true, content: [{ type: 'text', text }] };
}
