import { createAction } from '@reduxjs/toolkit';
import type { SignedIn } from '#contract/customers/shop.ts';

/** A code was right, or the session was renewed. Stands alone because the slice listens to those who say it. */
export const signedIn = createAction<SignedIn>('auth/signedIn');
