/** Registers the service worker that opens the page offline. Never throws. */
const address = '/office/courier/worker.js';

type Policy = { createScriptURL(url: string): string };
type TrustedTypes = { createPolicy(name: string, rules: Policy): Policy };

/** In production only; without a service worker the page works while it is online. */
export async function startWorker(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || !import.meta.env.PROD) return;
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  // The Content Security Policy (Trusted Types) refuses a plain string as script URL.
  const policy = trustedTypes?.createPolicy('courier-worker', { createScriptURL: () => address });
  await workers
    .register(policy?.createScriptURL(address) ?? address, { updateViaCache: 'none' })
    .catch(() => undefined);
}
