import type { ComponentProps } from 'react';
import { PlaceSheet } from './PlaceSheet.tsx';
import { useDelivery } from './use-delivery.ts';

/** The list of places where nothing else on the page has asked for it. */
export function PlaceDialog(props: Omit<ComponentProps<typeof PlaceSheet>, 'loading'>) {
  return <PlaceSheet {...props} loading={useDelivery()} />;
}
