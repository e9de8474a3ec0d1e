import { expect, test } from 'vitest';
import { nameDevice } from './name-device.ts';

test('a device is named by browser and system', () => {
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Mobile Safari/537.36';
  expect(nameDevice(`Mozilla/5.0 (Linux; Android 14; SM-A155F) ${chrome}`)).toBe('Chrome · Android');
  expect(nameDevice(`Mozilla/5.0 (Linux; Android 14; SM-A155F) SamsungBrowser/27.0 ${chrome}`)).toBe(
    'Samsung Internet · Android',
  );
  expect(
    nameDevice('Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1'),
  ).toBe('Safari · iPhone');
  expect(nameDevice('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe(
    'Firefox · Linux',
  );
  expect(nameDevice('curl/8')).toBe('curl/8');
});
