/**
 * A number of Turkmenistan as people read it: "+99365123456" → "+993 65 12-34-56"; anything else is returned as it is.
 */
export function phone(value: string): string {
  const [, ...pairs] = /^\+?993(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(value.replace(/[\s-]/g, '')) ?? [];
  return pairs.length === 0 ? value : `+993\u00a0${pairs[0]}\u00a0${pairs.slice(1).join('-')}`;
}
