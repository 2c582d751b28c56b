import { allEndpoints } from '@africanscity/contracts/operations';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../context.ts';
import { createOpenApi } from './openapi.ts';

/** Serves the description of the API, for programs and for people. */
export async function registerApiDocs(app: FastifyInstance, config: Config): Promise<void> {
  const document = createOpenApi(allEndpoints, config);
  const texts = new Map<string, string>();
  app.get(`${config.apiBasePath}/openapi.json`, { config: { bucket: 'calls' } }, async (_request, reply) => {
    reply
      .header('cache-control', 'public, max-age=300')
      .header('access-control-allow-origin', '*')
      .type('application/json; charset=utf-8');
    const { name } = config.brand;
    const text = texts.get(name) ?? JSON.stringify(document);
    texts.clear();
    texts.set(name, text);
    return text;
  });
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: `${config.apiBasePath}/docs`,
    // There are over two hundred operations, so readers open one domain at a time.
    uiConfig: { deepLinking: true, docExpansion: 'none' },
    // The tab's title follows a new brand at the next start; the heading comes from the document.
    theme: { title: `${config.brand.name} API` },
  });
}
