/**
 * The settings of an SMSC, all in one address: `smpp://user:password@host:2775?window=5&alphabet=gsm` (`ssmpp:` for
 * TLS). They follow from the contract with the operator, so none can be detected and all can be set.
 */

export type SmppSettings = {
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
  readonly systemId: string;
  readonly password: string;
  readonly systemType: string;
  /** A name of up to 11 characters, a short code, or a number that begins with `+`. */
  readonly sender: string;
  /** transmitter for an SMSC without transceiver; delivery receipts then do not arrive. */
  readonly bind: 'transceiver' | 'transmitter';
  /** Most unanswered messages at one time, 1 to 10. */
  readonly window: number;
  readonly enquireSeconds: number;
  readonly answerSeconds: number;
  /** How a long text is sent: in parts with a user data header, or whole in the parameter message_payload. */
  readonly long: 'udh' | 'payload';
  /**
   * Meaning of data_coding 0 at the SMSC: GSM 03.38, or Latin-1 (then `@` is 0x40); ucs2 sends everything as UCS-2 and
   * does not depend on it.
   */
  readonly alphabet: 'gsm' | 'latin1' | 'ucs2';
};

/** Parses the address; throws an Error that says what is wrong and never contains the password. */
export function readSmppUrl(address: string, sender = ''): SmppSettings {
  if (!URL.canParse(address))
    throw new Error('SMPP_URL is not an address such as smpp://user:password@host:2775');
  const url = new URL(address);
  const tls = url.protocol === 'ssmpp:';
  if (!tls && url.protocol !== 'smpp:') throw new Error('SMPP_URL must begin with smpp: or ssmpp:');
  if (url.hostname === '') throw new Error('SMPP_URL names no host');
  const query = url.searchParams;
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (tls ? 3550 : 2775) : Number(url.port),
    tls,
    systemId: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    systemType: query.get('system_type') ?? '',
    sender: checkSender(query.get('sender') ?? sender),
    bind: oneOf(query, 'bind', ['transceiver', 'transmitter']),
    window: whole(query, 'window', 10, 1, 10),
    enquireSeconds: whole(query, 'enquire', 15, 1, 300),
    answerSeconds: whole(query, 'answer', 10, 1, 60),
    long: oneOf(query, 'long', ['udh', 'payload']),
    alphabet: oneOf(query, 'alphabet', ['gsm', 'latin1', 'ucs2']),
  };
}

function checkSender(sender: string): string {
  if (/^(?:[ -~]{0,11}|\+?\d{1,15})$/.test(sender)) return sender;
  throw new Error('the SMS sender must be at most 11 plain letters, or a number');
}

function oneOf<const W extends readonly [string, ...string[]]>(
  query: URLSearchParams,
  name: string,
  words: W,
): W[number] {
  const said = query.get(name);
  if (said === null) return words[0];
  if (words.includes(said)) return said;
  throw new Error(`SMPP_URL: ${name} must be one of ${words.join(', ')}`);
}

function whole(query: URLSearchParams, name: string, usual: number, least: number, most: number): number {
  const said = query.get(name);
  const value = said === null ? usual : Number(said);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Error(`SMPP_URL: ${name} must be a whole number from ${least} to ${most}`);
}
