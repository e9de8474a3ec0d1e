/** Entry of the courier's page, a bundle of its own: the outside world is brought in here and handed down. */
import '#backoffice/styles/office.css';
import './courier.css';
import { createRoot } from 'react-dom/client';
import { api } from '#backoffice/api/api.ts';
import { CourierApp } from './CourierApp.tsx';
import type { Outside } from './phone.ts';
import { startWorker } from './start-worker.ts';
import { openStore } from './store.ts';

async function hash(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const { store, isLasting } = await openStore();
const outside: Outside = {
  store,
  hash,
  send: async (body) => (await api('POST /api/office/round/deeds/', { body })).data,
  now: () => new Date(),
  newId: () => crypto.randomUUID(),
};

const root = document.getElementById('root');
if (root) createRoot(root).render(<CourierApp outside={outside} isLasting={isLasting} />);
void startWorker();
