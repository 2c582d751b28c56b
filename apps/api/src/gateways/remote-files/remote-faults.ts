import { RemoteFault } from './remote-files.ts';

/** Returns the fault of a response that is no file. */
export function faultOfStatus(status: number): RemoteFault {
  if (status === 401 || status === 403)
    return new RemoteFault(`needs a login or refuses us (${status}); use one that opens without a login`);
  if (status === 404 || status === 410)
    return new RemoteFault(`leads to no file (${status}); open it in a browser and copy it again`);
  if (status === 429 || status >= 500)
    return new RemoteFault(`is at a server that has a problem (${status}); if this goes on, tell those who run it`, {
      isPassing: true,
    });
  return new RemoteFault(`leads to no file (the server answered ${status}); open it in a browser and copy it again`);
}

const passing = (message: string, cause: unknown) => new RemoteFault(message, { isPassing: true, cause });

const certificateCodes =
  /^(CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|ERR_TLS_CERT|ERR_SSL|EPROTO|HOSTNAME_MISMATCH|INVALID_CA|CRL_)/;

/** Returns the fault of a connection or a response that failed; an error of our own as it is. */
export function faultOfConnection(error: unknown): unknown {
  if (error instanceof RemoteFault) return error;
  // Several addresses were tried.
  const [first] = error instanceof AggregateError ? (error.errors as NodeJS.ErrnoException[]) : [];
  const code = (error as NodeJS.ErrnoException).code ?? first?.code ?? '';
  if (code === 'ENOTFOUND' || code === 'ENODATA')
    return new RemoteFault('names a host that does not exist; check its spelling', { cause: error });
  if (code === 'EAI_AGAIN' || code.startsWith('EAI_')) return passing('names a host that cannot be found now', error);
  if (code === 'ECONNREFUSED' || code === 'EHOSTUNREACH' || code === 'ENETUNREACH' || code === 'ENETDOWN')
    return passing('is at a server that cannot be reached', error);
  if (code === 'ETIMEDOUT') return passing('is at a server that does not answer', error);
  if (code === 'ECONNRESET' || code === 'EPIPE' || code === 'ERR_STREAM_PREMATURE_CLOSE')
    return passing('is at a server that ended the connection before the file was complete', error);
  if (certificateCodes.test(code))
    return new RemoteFault('is at a server without a valid certificate; tell those who run it', { cause: error });
  if (code.startsWith('HPE_'))
    return new RemoteFault('is at a server whose answer cannot be read; check the address', { cause: error });
  return error;
}
