/** Entry point of the courier's page, a bundle of its own: creates the environment and passes it down. */
import '#backoffice/styles/office.css';
import './courier.css';
import { createRoot } from 'react-dom/client';
import { api } from '#backoffice/api/api.ts';
import { CourierApp } from './CourierApp.tsx';
import type { Outside } from './phone.ts';
import { partOf, type Photo, type PhotoPlace } from './photos.ts';
import { startWorker } from './start-worker.ts';
import { openStore } from './store.ts';
import { newDeedId } from './write-deeds.ts';

async function hash(of: string | Photo): Promise<string> {
  const data = typeof of === 'string' ? new TextEncoder().encode(of) : of;
  const bytes = await crypto.subtle.digest('SHA-256', data);
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function sendPart(at: PhotoPlace, photo: Photo, offset: number) {
  const call = { params: { id: at.deed }, body: partOf(at, photo, offset) };
  return (await api('PUT /api/courier/deeds/:id/photo/', call)).data;
}

const { store, photos, isLasting } = await openStore();
const outside: Outside = {
  ...{ store, photos, hash, sendPart },
  send: async (body) => (await api('POST /api/courier/deeds/', { body })).data,
  now: () => new Date(),
  newId: newDeedId,
};

const root = document.getElementById('root');
if (root) createRoot(root).render(<CourierApp outside={outside} isLasting={isLasting} />);
void startWorker();
