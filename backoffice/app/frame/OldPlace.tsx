import { Navigate, parsePath, useLocation } from 'react-router-dom';
import { useMay } from '#backoffice/api/me.ts';
import { placesFor } from './find-place.ts';
import { newPlace } from './old-places.ts';
import { placeGroups } from './places.ts';

/** An address that was moved, also one that the component library makes of a resource's name. */
export function OldPlace() {
  const { pathname, search, state } = useLocation();
  return <Navigate to={{ search, ...parsePath(newPlace(pathname)) }} state={state as unknown} replace />;
}

/** The address of a place that has no screen of its own: its first screen. */
export function FirstTab() {
  const may = useMay();
  const { pathname } = useLocation();
  const places = placesFor(placeGroups, may).flatMap((group) => group.places);
  return <Navigate to={places.find(({ to }) => to.startsWith(`${pathname}/`))?.to ?? '/'} replace />;
}

export const rootsWithoutScreen = ['/money', '/discounts'];
