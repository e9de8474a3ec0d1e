import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

const timeoutMs = 5_000;

/**
 * Checks that something listens at an address and, with https, shows a certificate that this machine trusts. Nothing is
 * sent.
 *
 * @returns what is wrong, or undefined
 */
export function findUnreachable(url: URL): Promise<string | undefined> {
  const isTls = url.protocol === 'https:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port || (isTls ? 443 : 80));
  return new Promise((resolve) => {
    const socket: Socket = isTls
      ? connectTls({ host, port, ...(isIP(host) ? {} : { servername: host }) })
      : connectPlain({ host, port });
    const end = (why?: string) => {
      socket.destroy();
      resolve(why);
    };
    socket.setTimeout(timeoutMs, () => end(`no answer within ${timeoutMs / 1000} s`));
    socket.once('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
    socket.once(isTls ? 'secureConnect' : 'connect', () => end());
  });
}
