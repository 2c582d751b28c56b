import { loadWebSources } from './http/web-sources.ts';
import { start } from './start.ts';

// Starts the production server with the web app from its sources.
await start(loadWebSources);
