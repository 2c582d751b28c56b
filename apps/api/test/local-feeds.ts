import { openRemoteFiles } from '../src/gateways/remote-files/open-remote-files.ts';
import { loadWebBundle } from '../src/http/web-bundle.ts';
import { start } from '../src/start.ts';

/** A program for journeys: the server, which may fetch files from the port of this machine that its argument names. No setting allows that. */
const port = Number(process.argv[2]);

await start(loadWebBundle, {
  remoteFiles: openRemoteFiles({ userAgent: 'AfricansCity', exceptions: [{ ip: '127.0.0.1', port }] }),
});
