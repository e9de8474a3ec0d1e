import { expect, test } from 'vitest';
import { sayReason } from './say-reason.ts';

test('a reason written by the server is shown in either language', () => {
  expect(sayReason('first units', 'ru')).toBe('Начальный остаток');
  expect(sayReason('first units', 'tm')).toBe('Ilkinji galyndy');
  expect(sayReason('Ilkinji galyndy', 'ru')).toBe('Начальный остаток');
  expect(sayReason('import 01KAQ2ZJ3M7T5V', 'ru')).toBe('Импорт из файла');
  expect(sayReason('undo of import 01KAQ2ZJ3M7T5V', 'tm')).toBe('Import yzyna alyndy');
});

test('a reason written by a person is shown as it is', () => {
  for (const reason of ['', 'sanaldy', 'накладная 112', 'import из Стамбула'])
    expect(sayReason(reason, 'ru')).toBe(reason);
});
