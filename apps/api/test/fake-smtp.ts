import net, { type AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** Faults of the server for the next emails. */
export type SmtpFault = 'none' | 'black hole' | 'busy' | 'refuses recipients' | 'cut in data' | 'lost reply';

export interface FakeSmtp {
  url: string;
  fault: SmtpFault;
  /** Accepted emails, in order, with the recipients of the envelope. */
  mails: { recipients: string[]; mail: Email }[];
  close(): Promise<void>;
  /** Listens again on the same port after `close`. */
  open(): Promise<void>;
}

/** A real SMTP server on 127.0.0.1 whose faults can be switched. */
export async function openFakeSmtp(): Promise<FakeSmtp> {
  let server: SMTPServer;
  let front: net.Server;
  let port = 0;
  const sockets = new Set<net.Socket>();

  const fake: FakeSmtp = {
    url: '',
    fault: 'none',
    mails: [],
    async open() {
      server = createSmtpServer(fake, () => cutAll(sockets));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const inner = (server.server.address() as AddressInfo).port;
      front = net.createServer((socket) => {
        sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)));
        if (fake.fault === 'black hole') return;
        const onward = net.connect(inner, '127.0.0.1').on('error', () => socket.destroy());
        let seen = '';
        socket.on('data', (chunk) => {
          seen += chunk;
          if (fake.fault === 'cut in data' && /\r\nDATA\r\n/i.test(seen)) cutAll(sockets);
          else onward.write(chunk);
        });
        onward.pipe(socket);
        socket.on('close', () => onward.destroy());
      });
      await new Promise<void>((resolve) => front.listen(port, '127.0.0.1', resolve));
      port = (front.address() as AddressInfo).port;
      fake.url = `smtp://127.0.0.1:${port}`;
    },
    async close() {
      cutAll(sockets);
      await new Promise((resolve) => front.close(resolve));
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  await fake.open();
  return fake;
}

function createSmtpServer(fake: FakeSmtp, cut: () => void): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, done) {
      if (fake.fault === 'busy') done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
      else if (fake.fault === 'refuses recipients')
        done(Object.assign(new Error('No such user'), { responseCode: 550 }));
      else done();
    },
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      fake.mails.push({
        recipients: session.envelope.rcptTo.map((recipient) => recipient.address),
        mail: await PostalMime.parse(Buffer.concat(chunks)),
      });
      if (fake.fault === 'lost reply') cut();
      else done();
    },
  });
  server.on('error', () => {});
  return server;
}

function cutAll(sockets: Set<net.Socket>): void {
  for (const socket of sockets) socket.destroy();
}
