import Fastify from 'fastify';
import pino from 'pino';
import { surviveClosedOutput } from '../src/boot/closed-output.ts';
import { closeGracefully } from '../src/http/graceful-close.ts';

// A server with a slow response and one that never comes, which starts and stops like the real one. Its port is its first
// line of output; a further one reports each request that waits for such a response.
surviveClosedOutput();
const app = Fastify({ return503OnClosing: false });
app.get('/slow', async () => {
  console.log('a request waits');
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  return { done: true };
});
app.get('/never', async () => {
  console.log('a request waits');
  return new Promise<never>(() => {});
});
app.get('/chatter', async () => {
  console.log('somebody asked');
  return { done: true };
});
app.get('/fault', async () => {
  setTimeout(() => {
    throw new Error('nobody catches this');
  });
  return { done: true };
});
const close = async () => console.error('everything else stopped');
closeGracefully({ app, log: pino(), close, delayMs: 0, withParent: process.argv.includes('--with-parent') });
await app.listen({ host: '127.0.0.1', port: 0 });
console.log(JSON.stringify({ url: app.listeningOrigin, pid: process.pid }));
