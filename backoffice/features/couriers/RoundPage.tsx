import { useEffect } from 'react';

/** Leads to the courier's own page, which works without a connection. */
export default function RoundPage() {
  useEffect(() => location.replace('/office/courier/'), []);
  return null;
}
