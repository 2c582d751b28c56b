import { loadWebSources } from './http/web-sources.ts';
import { start } from './start.ts';

// The server as in production, with the web app from its sources.
await start(loadWebSources);
