/** What thanks may bring besides words: a photo, and a recording where the shop takes them. */
export const thanksFiles = ['photo', 'voice'] as const;
export type ThanksFile = (typeof thanksFiles)[number];

/**
 * The page stops a recording after the seconds; the server bounds its bytes alone. What browsers record as WebM names no duration
 * in its header, so that seconds would be counted by parsing three formats of strangers, and protect nothing: only the giver
 * hears it, and bytes are what it costs the shop. At the page's pace the bytes are little more than a minute.
 */
export const voiceLimits = { seconds: 30, bytes: 200 * 1024 } as const;

/** What a recording is, by how it begins; its name and the type it was sent with say nothing. It is never re-encoded. */
export function voiceType(data: Uint8Array): string | undefined {
  const begin = String.fromCharCode(...data.subarray(0, 64));
  if (begin.startsWith('OggS')) return 'audio/ogg';
  if (begin.startsWith('\x1a\x45\xdf\xa3') && begin.includes('webm')) return 'audio/webm';
  return /^[^]{4}ftyp(M4A |isom|iso[2-6]|mp4[12]|dash)/.test(begin) ? 'audio/mp4' : undefined;
}
