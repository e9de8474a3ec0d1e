import type { ComponentProps } from 'react';
import { PlaceSheet } from './PlaceSheet.tsx';
import { useDelivery } from './use-delivery.ts';

/** The list of places, for pages that have not loaded it already. */
export function PlaceDialog(props: Omit<ComponentProps<typeof PlaceSheet>, 'loading'>) {
  return <PlaceSheet {...props} loading={useDelivery()} />;
}
