import { connect, type Socket } from 'node:net';

export interface RawResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends bytes that no HTTP client would, and reads the first response. */
export async function rawRequest(url: string, bytes: string): Promise<RawResponse> {
  const socket = await openSocket(url);
  socket.write(bytes);
  const text = await readAll(socket);
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [statusLine = '', ...headerLines] = head.split('\r\n');
  const headers = Object.fromEntries(
    headerLines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  return { status: Number(statusLine.split(' ')[1] ?? 0), headers, body: rest.join('\r\n\r\n') };
}

export async function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return socket;
}

/** Reads until the server hangs up, or is silent for a while. */
function readAll(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    socket.setTimeout(1_000);
    const done = () => {
      socket.destroy();
      resolve(text);
    };
    socket
      .on('data', (chunk) => (text += chunk))
      .on('end', done)
      .on('timeout', done)
      .on('error', done);
  });
}
