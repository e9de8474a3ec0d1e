import { useEffect, useRef } from 'react';

type OtpRequest = CredentialRequestOptions & { otp: { transport: string[] } };
type OtpCredential = Credential & { code: string };

/** Chrome reads the code out of the SMS when the customer allows it; all other browsers know nothing of this. */
export function useWebOtp(onCode: (code: string) => void): void {
  const newest = useRef(onCode);
  useEffect(() => {
    newest.current = onCode;
  });
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const leaving = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: leaving.signal };
    navigator.credentials
      .get(request)
      .then((credential) => credential && newest.current((credential as OtpCredential).code))
      .catch(() => {
        // Refused, or no SMS came: the code is typed by hand.
      });
    return () => leaving.abort();
  }, []);
}
