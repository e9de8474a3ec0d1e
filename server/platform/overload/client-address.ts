/** Reads whose a request is before the framework runs: the address that limits are kept by. */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { addressBucket } from '#domain/otp.ts';

const named = new Map([
  ['loopback', ['127.0.0.0/8', '::1/128']],
  ['linklocal', ['169.254.0.0/16', 'fe80::/10']],
  ['uniquelocal', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
]);

/** @param trusted addresses, networks, or the names that Fastify knows, such as `loopback` */
export function readProxies(trusted: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of trusted.flatMap((text) => named.get(text) ?? [text])) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/**
 * The client of a request, IPv6 by /64: the same as Fastify's `request.ip`, which exists only later. Of
 * `X-Forwarded-For` counts what trusted proxies have written, from the last one back to the first that is none.
 */
export function createClientReader(trusted: readonly string[]): (request: IncomingMessage) => string {
  const isProxy = readProxies(trusted);
  return ({ socket, headers }) => {
    let address = socket.remoteAddress ?? '';
    const forwarded = headers['x-forwarded-for'];
    if (forwarded === undefined || !isProxy(address)) return addressBucket(address);
    const hops = [forwarded].flat().join(',').split(',').reverse();
    for (const hop of hops.map((text) => text.trim()).filter(Boolean)) {
      address = hop;
      if (!isProxy(hop)) break;
    }
    return addressBucket(address);
  };
}
