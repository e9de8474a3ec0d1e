import { useSelector } from 'react-redux';
import type { FeatureName } from '#domain/feature.ts';
import { type InfoState, selectHasFeature } from './info.slice.ts';

/** Whether a feature is switched on; false until the shop info is loaded. */
export function useHasFeature(name: FeatureName): boolean {
  return useSelector((state: { info: InfoState }) => selectHasFeature(state, name));
}
