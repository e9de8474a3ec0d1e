/** A certificate for 127.0.0.1 that nobody vouches for, written byte by byte so that no key lies in the repository. For tests only. */
import { generateKeyPairSync, sign } from 'node:crypto';

const ed25519 = sequence(der(0x06, Buffer.from([0x2b, 0x65, 0x70])));

export function makeSelfSigned(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const name = sequence(der(0x31, sequence(objectId(0x55, 0x04, 0x03), der(0x0c, Buffer.from('test bank')))));
  const toSign = sequence(
    der(0xa0, integer(2)),
    integer(1),
    ed25519,
    name,
    sequence(time('200101000000Z'), time('491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(alternativeAddress())),
  );
  const signature = sign(null, toSign, privateKey);
  const bytes = sequence(toSign, ed25519, der(0x03, Buffer.concat([Buffer.from([0]), signature])));
  const lines = bytes.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}

/** The extension that names the address 127.0.0.1. */
function alternativeAddress(): Buffer {
  const address = der(0x87, Buffer.from([127, 0, 0, 1]));
  return sequence(objectId(0x55, 0x1d, 0x11), der(0x04, sequence(address)));
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts));
}

function objectId(...bytes: number[]): Buffer {
  return der(0x06, Buffer.from(bytes));
}

function integer(value: number): Buffer {
  return der(0x02, Buffer.from([value]));
}

function time(text: string): Buffer {
  return der(0x17, Buffer.from(text));
}

function der(tag: number, content: Buffer): Buffer {
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}
