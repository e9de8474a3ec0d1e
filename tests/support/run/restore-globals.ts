/** The files of a worker share its globals: what one has stubbed must not meet the next. */
import { afterAll, vi } from 'vitest';

afterAll(() => vi.unstubAllGlobals());
