/**
 * The SMS receiver of Alertmanager (webhook format 4): a separate process, so that it can report that the shop or its
 * database is down. It needs only the SMS settings.
 */
import { type Static, Type } from 'typebox';
import type { SmsPort } from '#server/adapters/sms/port.ts';
import { createWebhookServer, type WebhookServer } from '#server/platform/http/webhook.ts';
import type { Log } from '#server/platform/log.ts';

const Alert = Type.Object({
  status: Type.Union([Type.Literal('firing'), Type.Literal('resolved')]),
  labels: Type.Object({ alertname: Type.String({ maxLength: 100 }) }),
  annotations: Type.Object({ summary: Type.Optional(Type.String({ maxLength: 1000 })) }),
  startsAt: Type.String({ maxLength: 50 }),
});
/** The used fields of a notification; Alertmanager groups by alert name (deploy/alertmanager.yaml). */
const Notification = Type.Object({
  groupKey: Type.String({ maxLength: 1000 }),
  status: Alert.properties.status,
  alerts: Type.Array(Alert, { minItems: 1, maxItems: 1000 }),
});
type Notification = Static<typeof Notification>;

export type AlertReceiverOptions = {
  /** What its messages call the shop. */
  shop: string;
  sms: Pick<SmsPort, 'send'>;
  /** E.164; each of them gets every message. */
  phones: readonly string[];
  now: () => Date;
  newId: () => string;
  log: Log;
};

/** An alert that always fires (deploy/alerts.yaml): while it arrives, Prometheus and Alertmanager are running. */
const heartbeat = 'Watchdog';
const heartbeatMs = 10 * 60_000;
const hourMs = 60 * 60_000;
/** Limit on alert SMS, so that many alerts at once do not exhaust the SMS account. */
export const smsPerHour = 20;
const mostLetters = 300;

/**
 * @returns the HTTP server (`POST /alerts`), and `checkHeartbeat`, to be called every minute: it sends one SMS an hour while no
 * heartbeat has arrived for ten minutes
 */
export function createAlertReceiver(options: AlertReceiverOptions): {
  app: WebhookServer;
  checkHeartbeat: () => Promise<void>;
} {
  const { now, log, shop } = options;
  /** When each message was sent to each phone: for the limit, and so that a retry sends nothing twice. */
  const sent = new Map<string, number>();
  let heardAt = now().getTime();

  /** @returns false when the gateway may accept it on a retry */
  async function tell(phone: string, key: string, text: string): Promise<boolean> {
    const at = now().getTime();
    // After a clock was set back, times in the future count as old.
    for (const [one, sentAt] of sent) if (sentAt > at || at - sentAt >= hourMs) sent.delete(one);
    const name = `${phone} ${key}`;
    if (sent.has(name)) return true;
    if ([...sent.keys()].filter((one) => one.startsWith(`${phone} `)).length >= smsPerHour) {
      log.error({ alert: text }, 'an alert was not sent: the limit of SMS an hour is reached');
      return true;
    }
    const result = await options.sms.send({ id: options.newId(), to: phone, text });
    if (result.kind === 'refused') log.error({ reason: result.reason, alert: text }, 'an alert was refused');
    if (result.kind === 'refused' && !result.permanent) return false;
    sent.set(name, at);
    return true;
  }

  async function tellAll(key: string, text: string): Promise<boolean> {
    const told = await Promise.all(options.phones.map((phone) => tell(phone, key, text)));
    return told.every(Boolean);
  }

  const app = createWebhookServer('/alerts', Notification, async (notification) => {
    if (notification.alerts.every(({ labels }) => labels.alertname === heartbeat)) {
      heardAt = now().getTime();
      return 204;
    }
    const key = `${notification.groupKey} ${notification.status} ${notification.alerts[0]?.startsAt}`;
    // Alertmanager retries after a 5xx answer.
    return (await tellAll(key, `${shop}: ${textOf(notification)}`.slice(0, mostLetters))) ? 204 : 503;
  });

  return {
    app,
    async checkHeartbeat() {
      const at = now().getTime();
      if (at < heardAt) heardAt = at;
      if (at - heardAt < heartbeatMs) return;
      await tellAll('heartbeat', `${shop}: no heartbeat of Prometheus or Alertmanager for 10 minutes`);
    },
  };
}

/** One SMS per group: what is wrong, how many instances, and the alert's name in docs/runbook.md. */
function textOf({ status, alerts }: Notification): string {
  const open = alerts.filter((alert) => alert.status === 'firing');
  const [first] = open.length > 0 ? open : alerts;
  const name = first?.labels.alertname ?? '';
  if (status === 'resolved') return `${name} is over`;
  const places = open.length > 1 ? ` (${open.length} places)` : '';
  return `${name}${places}: ${first?.annotations.summary ?? ''}`;
}
