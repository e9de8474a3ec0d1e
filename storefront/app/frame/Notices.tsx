import { OfflineStrip } from './OfflineStrip.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';

/** What the device has to say about itself, under the header of every page. */
export function Notices() {
  return (
    <>
      <OfflineStrip />
      <UpdateNotice />
    </>
  );
}
