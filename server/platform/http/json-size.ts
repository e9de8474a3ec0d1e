/** Deeper or with more values than any body of the contract. */
const mostDepth = 32;
const mostValues = 20_000;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const isOpening = (byte: number) => byte === 0x5b || byte === 0x7b;
const isClosing = (byte: number) => byte === 0x5d || byte === 0x7d;

/**
 * Whether a text is nested deeper or holds more values than any body, found by one pass over its bytes that stops at the
 * limit. It comes before the parser, whose cost per byte depends on the content: a megabyte of `{}` takes 20 times as long
 * as a megabyte of one text. The text need not be JSON; an unclosed quote only ends the count.
 */
export function isTooComplex(text: Uint8Array): boolean {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at++) {
    const byte = text[at] as number;
    if (byte === quote) at = endOfText(text, at);
    else if (byte === comma) values += 1;
    else if (isOpening(byte)) {
      depth += 1;
      values += 1;
    } else if (isClosing(byte)) depth -= 1;
    if (depth > mostDepth || values > mostValues) return true;
  }
  return false;
}

/** The place of the quote that closes the text that begins at `start`. */
function endOfText(text: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== quote) at += text[at] === backslash ? 2 : 1;
  return at;
}
