import { expect, test } from 'vitest';
import { nameDevice } from './name-device.ts';

test('a device gets a short readable name', () => {
  const android = 'Mozilla/5.0 (Linux; Android 10; SM-A105F) AppleWebKit/537.36 (KHTML, like Gecko)';
  expect(nameDevice(`${android} Chrome/120.0.0.0 Mobile Safari/537.36`)).toBe('Chrome, Android');
  expect(nameDevice(`${android} SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36`)).toBe(
    'Samsung Internet, Android',
  );
  expect(
    nameDevice(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile/15E148 Safari/604.1',
    ),
  ).toBe('Safari, iPhone');
  expect(nameDevice('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/120 Safari/537.36 Edg/120')).toBe(
    'Edge, Windows',
  );
});

test('an unknown user agent is shown as it is, and an empty one stays empty', () => {
  expect(nameDevice('curl/8.5.0')).toBe('curl/8.5.0');
  expect(nameDevice('  ')).toBe('');
});
