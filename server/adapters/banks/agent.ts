import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { rootCertificates } from 'node:tls';

const once = { keepAlive: false };

/**
 * The HTTP agent of one bank. Some banks send incomplete certificate chains; the remedy is a file with the missing
 * certificates, added to the default CAs. Certificates are always verified.
 *
 * @param extraCertificates PEM text, or `null` for the default CAs alone
 */
export function createBankAgent(base: URL, extraCertificates: string | null): HttpAgent {
  if (base.protocol === 'http:') return new HttpAgent(once);
  return new HttpsAgent({
    ...once,
    rejectUnauthorized: true,
    minVersion: 'TLSv1.2',
    ...(extraCertificates === null ? {} : { ca: [...rootCertificates, extraCertificates] }),
  });
}
