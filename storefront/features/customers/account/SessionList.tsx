import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { Session } from '#contract/customers/shop.ts';
import { clock } from '#domain/print/clocks.ts';
import { nearDay } from '#domain/print/days.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { toast } from '#storefront/toast.ts';
import { Badge } from '#storefront/ui/Badge.tsx';
import { Button } from '#storefront/ui/Button.tsx';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { Panel } from '#storefront/ui/surfaces/Panel.tsx';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { accessTexts } from '#storefront/features/customers/sign-in/access.texts.ts';
import classes from '#storefront/features/customers/sign-in/PasswordResetPage.module.css';
import { nameDevice } from '#storefront/features/customers/sign-in/name-device.ts';
import { useLoad } from '#storefront/store/use-load.ts';
import { createCall } from '#storefront/store/create-call.ts';

/** All signed-in devices; any but this one can be signed out. */
export function SessionList() {
  const t = useTexts(accessTexts);
  const dispatch = useShopDispatch();
  const [sessions, setSessions] = useState<Session[] | null>(null);
  const [leaving, setLeaving] = useState<string | null>(null);
  const { failure, retry } = useLoad('sessions', async () => {
    const result = await dispatch(loadSessions());
    if (loadSessions.fulfilled.match(result)) setSessions(result.payload);
    return result;
  });

  async function end({ id, device }: Session): Promise<void> {
    setLeaving(id);
    const result = await dispatch(endSession(id));
    setLeaving(null);
    // A session that is already gone counts as signed out.
    const isGone = endSession.fulfilled.match(result) || result.payload?.code === 'session.not-found';
    if (isGone) setSessions((list) => list?.filter((session) => session.id !== id) ?? null);
    toast(
      isGone
        ? { text: t('ended', { device: nameDevice(device) || t('unknown') }), tone: 'success' }
        : { text: result.payload?.sentence ?? '', tone: 'error' },
    );
  }

  return (
    <Panel className={classes['list']}>
      <h2>{t('devices')}</h2>
      {sessions === null && failure && <ErrorState onRetry={retry}>{failure.sentence}</ErrorState>}
      {sessions === null && !failure && <Skeleton height="64px" />}
      <ul>
        {sessions?.map((session) => (
          <li key={session.id}>
            <Smartphone aria-hidden="true" />
            <Device session={session} />
            {session.isCurrent ? (
              <Badge tone="ok">{t('thisOne')}</Badge>
            ) : (
              <Button
                look="link"
                small
                busy={leaving === session.id}
                aria-label={t('endOn', { device: nameDevice(session.device) || t('unknown') })}
                onClick={() => void end(session)}
              >
                {t('end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions?.length === 1 && <p className={classes['quiet']}>{t('only')}</p>}
    </Panel>
  );
}

function Device({ session }: { session: Session }) {
  const t = useTexts(accessTexts);
  const language = useLanguage();
  const now = useNow();
  const when = `${nearDay(session.lastSeenAt, now(), language).toLowerCase()}, ${clock(session.lastSeenAt)}`;
  return (
    <span className={classes['device']}>
      {nameDevice(session.device) || t('unknown')}
      <small>{t('seen', { when })}</small>
    </span>
  );
}

const loadSessions = createCall<Session[]>('auth/loadSessions', async ({ api }) => {
  return (await api('GET /api/auth/session-list/')).data;
});

/** Signs out one other device. */
const endSession = createCall<void, string>('auth/endSession', async ({ api }, id) => {
  await api('DELETE /api/auth/session-delete/:id/', { params: { id } });
});
