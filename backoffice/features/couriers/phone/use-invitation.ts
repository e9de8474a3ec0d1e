/** The enrolment link (of a QR code) that opened this page. */
import { useCallback, useEffect, useState } from 'react';

const byPhoneKey = 'courier.by-phone';

export function useInvitation() {
  const [token, setToken] = useState(readToken);
  const [byPhone, setByPhone] = useState(readByPhone);
  useEffect(() => {
    const changed = () => setToken(readToken());
    window.addEventListener('hashchange', changed);
    return () => window.removeEventListener('hashchange', changed);
  }, []);
  /** The phone is enrolled: the link is used up. */
  const accept = useCallback(() => {
    history.replaceState(null, '', location.pathname);
    setToken(undefined);
    setByPhone(true);
    try {
      localStorage.setItem(byPhoneKey, '1');
    } catch {
      // Without storage the choice lasts until the page is closed.
    }
  }, []);
  return { token, byPhone, accept };
}

function readToken(): string | undefined {
  return /^#([A-Za-z0-9]{16,64})$/.exec(location.hash)?.[1];
}

/** Whoever enrolled by phone has no account in the office. */
function readByPhone(): boolean {
  try {
    return localStorage.getItem(byPhoneKey) !== null;
  } catch {
    return false;
  }
}
