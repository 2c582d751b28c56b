import * as texts from '@africanscity/messages/listings';
import { RemoteFault } from './remote-files.ts';

/** Returns the fault of a response that is no file. */
export function faultOfStatus(status: number): RemoteFault {
  const answer = { status: String(status) };
  if (status === 401 || status === 403) return new RemoteFault(texts.remoteNeedsLogin(answer));
  if (status === 404 || status === 410) return new RemoteFault(texts.remoteNotFound(answer));
  if (status === 429 || status >= 500)
    return new RemoteFault(texts.remoteServerProblem(answer), {
      isPassing: true,
    });
  return new RemoteFault(texts.remoteNoFile(answer));
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
  if (code === 'ENOTFOUND' || code === 'ENODATA') return new RemoteFault(texts.remoteHostUnknown(), { cause: error });
  if (code === 'EAI_AGAIN' || code.startsWith('EAI_')) return passing(texts.remoteHostNotFound(), error);
  if (code === 'ECONNREFUSED' || code === 'EHOSTUNREACH' || code === 'ENETUNREACH' || code === 'ENETDOWN')
    return passing(texts.remoteUnreachable(), error);
  if (code === 'ETIMEDOUT') return passing(texts.remoteSilent(), error);
  if (code === 'ECONNRESET' || code === 'EPIPE' || code === 'ERR_STREAM_PREMATURE_CLOSE')
    return passing(texts.remoteCutOff(), error);
  if (certificateCodes.test(code)) return new RemoteFault(texts.remoteBadCertificate(), { cause: error });
  if (code.startsWith('HPE_')) return new RemoteFault(texts.remoteUnreadableAnswer(), { cause: error });
  return error;
}
