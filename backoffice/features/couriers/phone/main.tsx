/** Entry point of the courier's page, a bundle of its own: creates the environment and passes it down. */
import '#backoffice/styles/office.css';
import './courier.css';
import { createRoot } from 'react-dom/client';
import { api } from '#backoffice/api/api.ts';
import { CourierApp } from './CourierApp.tsx';
import type { Outside } from './phone.ts';
import { partOf, type Photo, type PhotoPlace } from './photos.ts';
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

const workerAddress = '/office/courier/worker.js';

type Policy = { createScriptURL(url: string): string };
type TrustedTypes = { createPolicy(name: string, rules: Policy): Policy };

/** Opens the page offline; in production only. Never throws: without a service worker the page works while online. */
async function startWorker(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || !import.meta.env.PROD) return;
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  // The Content Security Policy (Trusted Types) refuses a plain string as script URL.
  const policy = trustedTypes?.createPolicy('courier-worker', { createScriptURL: () => workerAddress });
  await workers
    .register(policy?.createScriptURL(workerAddress) ?? workerAddress, { updateViaCache: 'none' })
    .catch(() => undefined);
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
