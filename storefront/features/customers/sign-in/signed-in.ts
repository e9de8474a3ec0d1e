import { createAction } from '@reduxjs/toolkit';
import type { SignedIn } from '#contract/customers/shop.ts';

/**
 * Dispatched after the right code and after each renewal of the session. A separate file, to avoid an import cycle
 * with the slice.
 */
export const signedIn = createAction<SignedIn>('auth/signedIn');
