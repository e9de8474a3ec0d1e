/**
 * A check of payment page addresses: customers are only redirected to the bank's own host (or one listed for it), and
 * never from an https bank to an http page.
 *
 * @param bankUrl the bank's REST base
 * @param otherHosts hosts with port where it is not the usual one, such as `pay.bank.tm`
 */
export function createFormUrlTest(
  bankUrl: string,
  otherHosts: readonly string[],
): (formUrl: string) => boolean {
  const bank = new URL(bankUrl);
  const hosts = new Set([bank.host, ...otherHosts.map((host) => host.toLowerCase())]);
  return (formUrl) => {
    const page = URL.parse(formUrl);
    if (page === null || formUrl.length > 2048 || page.username !== '' || page.password !== '') return false;
    const schemeFits = page.protocol === 'https:' || (page.protocol === 'http:' && bank.protocol === 'http:');
    return schemeFits && hosts.has(page.host);
  };
}
