import { expect, test } from 'vitest';
import { auditActions, auditSubjects } from '#domain/audit/audit-names.ts';
import { auditActionWords, auditSubjectWords } from './audit-words.ts';
import { showValue } from './audit-values.ts';
import { nameSubject } from './audit-names.ts';

const row = { subject: 'order', subjectId: 'i0_MrScGjZTrO2kpW8gNgA', name: null, after: null };

test.each(['tm', 'ru'] as const)(
  'every action and every subject of the audit log has a text in %s',
  (language) => {
    for (const action of auditActions)
      expect(auditActionWords[action][language]).not.toMatch(/^$|[a-z]-[a-z]/);
    for (const subject of auditSubjects)
      expect(auditSubjectWords[subject][language]).not.toMatch(/^$|[a-z]-[a-z]/);
  },
);

test('a row names its subject by name, number or day, never by a database id', () => {
  const name = (part: Partial<typeof row> | object) => nameSubject({ ...row, ...part }, 'ru');
  expect(name({ name: { tm: 'S-100001', ru: 'S-100001' } })).toBe('S-100001');
  expect(name({ name: { tm: 'Bägül', ru: 'Роза' } })).toBe('Роза');
  expect(name({})).toBe('');
  expect(name({ subject: 'feature', subjectId: 'people' })).toBe('Люди и даты');
  expect(name({ subject: 'sms-text', subjectId: 'order-paid' })).toBe('Заказ оплачен');
  expect(name({ subject: 'texts', subjectId: 'home,contacts' })).toBe('Название и девиз, Контакты');
  expect(name({ subject: 'day', subjectId: '2026-12-31' })).toBe('31.12.2026');
  expect(name({ subject: 'zone', subjectId: '17' })).toBe('№ 17');
  expect(name({ subject: 'product', subjectId: '', after: { changed: 12 } })).toBe('× 12');
});

test('enum values of the database are translated', () => {
  expect(showValue('status', 'on-the-way', 'ru')).toBe('В пути');
  expect(showValue('payment', 'partly-refunded', 'tm')).toBe('Bir bölegi gaýtaryldy');
  expect(showValue('role', 'packer', 'ru')).toBe('Сборщик');
  expect(showValue('reason', 'goodwill', 'ru')).toBe('Жест доброй воли');
  expect(showValue('reason', 'solan gül', 'ru')).toBe('solan gül');
  expect(showValue('title', 'ready', 'ru')).toBe('ready');
});
