import { isIP } from 'node:net';

/** Whether a host is loopback: only programs on this machine can connect to it. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127\./.test(host);
}

/** Whether a text is an IP address, or a name that may have one: what has only digits, dots and colons is no name. */
export function mayBeHost(text: string): boolean {
  return isIP(text.replace(/^\[|\]$/g, '')) !== 0 || /^(?![\d.]+$)[\w.-]+$/.test(text);
}

/** Whether a text is an IP address, a network in CIDR notation, or one of the predefined names. */
export function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const width = isIP(address) === 6 ? 128 : 32;
  const isPart = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= width);
  return isIP(address) !== 0 && isPart && rest.length === 0;
}
