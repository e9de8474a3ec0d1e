/** Entry of the courier's page, a bundle of its own: the outside world is brought in here and handed down. */
import '#backoffice/styles/office.css';
import './courier.css';
import { createRoot } from 'react-dom/client';
import { proofPhoto } from '#domain/deeds/hand-over-code.ts';
import { api } from '#backoffice/api/api.ts';
import { CourierApp } from './CourierApp.tsx';
import type { Outside, Photo } from './phone.ts';
import { startWorker } from './start-worker.ts';
import { openStore } from './store.ts';

async function hash(of: string | Photo): Promise<string> {
  const data = typeof of === 'string' ? new TextEncoder().encode(of) : of;
  const bytes = await crypto.subtle.digest('SHA-256', data);
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function sendPart(id: string, photo: Photo, offset: number) {
  const body = new FormData();
  body.set('offset', String(offset));
  body.set('total', String(photo.length));
  body.set('part', new Blob([photo.subarray(offset, offset + proofPhoto.part)]), 'part');
  return (await api('PUT /api/courier/deeds/:id/photo/', { params: { id }, body })).data;
}

const { store, photos, isLasting } = await openStore();
const outside: Outside = {
  ...{ store, photos, hash, sendPart },
  send: async (body) => (await api('POST /api/courier/deeds/', { body })).data,
  now: () => new Date(),
  newId: () => crypto.randomUUID(),
};

const root = document.getElementById('root');
if (root) createRoot(root).render(<CourierApp outside={outside} isLasting={isLasting} />);
void startWorker();
