import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { rootCertificates } from 'node:tls';

/**
 * Connections to one bank. Some banks send incomplete certificate chains; the cure is a file with the missing
 * certificates, added to the usual roots. Checking is never switched off.
 * @param extraCertificates PEM text, or `null` for the usual roots alone
 */
export function createBankAgent(base: URL, extraCertificates: string | null): HttpAgent {
  if (base.protocol === 'http:') return new HttpAgent({ keepAlive: false });
  return new HttpsAgent({
    keepAlive: false,
    rejectUnauthorized: true,
    minVersion: 'TLSv1.2',
    ...(extraCertificates === null ? {} : { ca: [...rootCertificates, extraCertificates] }),
  });
}
