/** Attachments of thanks: a photo, and a voice recording where the shop allows them. */
export const thanksFiles = ['photo', 'voice'] as const;
export type ThanksFile = (typeof thanksFiles)[number];

/**
 * The page stops a recording after the seconds; the server limits only its bytes. What browsers record as WebM has no
 * duration in its header, so checking seconds would mean parsing three untrusted formats for no protection: only the
 * giver hears it, and its cost to the shop is bytes. At the page's bit rate the bytes are little more than a minute.
 */
export const voiceLimits = { seconds: 30, bytes: 200 * 1024 } as const;

/**
 * The media type of a recording by its first bytes; its file name and Content-Type are ignored. It is never re-encoded.
 */
export function voiceType(data: Uint8Array): string | undefined {
  const begin = String.fromCharCode(...data.subarray(0, 64));
  if (begin.startsWith('OggS')) return 'audio/ogg';
  if (begin.startsWith('\x1a\x45\xdf\xa3') && begin.includes('webm')) return 'audio/webm';
  return /^[^]{4}ftyp(M4A |isom|iso[2-6]|mp4[12]|dash)/.test(begin) ? 'audio/mp4' : undefined;
}
