import { useSelector } from 'react-redux';
import type { FeatureName } from '#domain/feature.ts';
import { type InfoState, selectHasFeature } from './info.slice.ts';

/** Whether the shop has switched a feature on; not before the shop's answer is here. */
export function useHasFeature(name: FeatureName): boolean {
  return useSelector((state: { info: InfoState }) => selectHasFeature(state, name));
}
