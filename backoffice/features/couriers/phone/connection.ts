/** The one line about the sync state: unsent data is never called sent. */
import type { SyncResult } from './phone.ts';

export type SyncState = {
  result: SyncResult | undefined;
  /** Deeds that the shop has not confirmed. */
  deeds: number;
  /** Photos that are not uploaded yet. */
  photos: number;
  hasRound: boolean;
  /** Another notice needs the courier's attention: storage is full, or the shop has to decide. */
  hasIssues: boolean;
};
/** Text keys of courier.texts.ts. */
type Word =
  | 'waiting'
  | 'photosWaiting'
  | 'sent'
  | 'offline'
  | 'offlinePhotos'
  | 'offlineNothing'
  | 'offlineNoRound'
  | 'later'
  | 'notInStep'
  | 'notInStepWaiting';
export type Line = { tone: 'bad' | 'warn' | 'quiet'; word: Word; n: number };

/** @returns undefined while another notice says more */
export function connectionLine({ result, deeds, photos, hasRound, hasIssues }: SyncState): Line | undefined {
  const n = deeds || photos;
  if (result === 'done') {
    if (deeds > 0) return { tone: 'quiet', word: 'waiting', n };
    if (photos > 0) return { tone: 'quiet', word: 'photosWaiting', n };
    return hasIssues ? undefined : { tone: 'quiet', word: 'sent', n };
  }
  if (result === 'offline') {
    if (deeds > 0) return { tone: 'warn', word: 'offline', n };
    if (photos > 0) return { tone: 'warn', word: 'offlinePhotos', n };
    return { tone: 'warn', word: hasRound ? 'offlineNothing' : 'offlineNoRound', n };
  }
  if (result === 'later' && deeds > 0) return { tone: 'warn', word: 'later', n };
  if (result === 'later' || result === 'failed')
    return { tone: 'bad', word: deeds > 0 ? 'notInStepWaiting' : 'notInStep', n };
  return undefined;
}
