import { resolve } from 'node:path';
import { isMobilePrefix, readPhone } from '#domain/phone.ts';
import { readSmppUrl } from '../adapters/sms/smpp-settings.ts';
import type { Values } from './read-values.ts';
import type { SettingName } from './settings.ts';
import type { SmsConfig } from './types.ts';

const senderForm = /^(?:[A-Za-z0-9][A-Za-z0-9 ._&-]{0,10}|\+?\d{1,15})$/;

/** The driver with what it needs. */
export function readSms(values: Values): SmsConfig {
  const driver = values.oneOf('SMS_DRIVER', ['log', 'file', 'http', 'smpp'], 'log');
  const sender = readSender(values);
  const need = (name: SettingName) => {
    const value = values.optional(name);
    if (value === undefined) values.refuse(`${name} is missing; SMS_DRIVER=${driver} needs it.`);
    return value ?? '';
  };
  if (driver === 'file') return { driver, file: resolve(need('SMS_FILE')) };
  if (driver === 'http') {
    const url = need('SMS_HTTP_URL');
    if (url) values.isUrl('SMS_HTTP_URL', url, ['http:', 'https:']);
    return { driver, url, token: need('SMS_HTTP_TOKEN') };
  }
  if (driver === 'smpp') {
    const url = need('SMPP_URL');
    if (url && values.isUrl('SMPP_URL', url, ['smpp:', 'ssmpp:'])) checkSmppUrl(values, url);
    return { driver, url, sender };
  }
  return { driver };
}

/** Prefixes of mobile numbers that the shop sends to; undefined: the usual ones. */
export function readPrefixes(values: Values): string[] | undefined {
  const prefixes = values.list('SMS_PREFIXES');
  for (const prefix of prefixes ?? [])
    if (!isMobilePrefix(prefix))
      values.refuse(
        `SMS_PREFIXES has "${prefix}"; each must be two digits of a mobile number of the country: 60 to 69, 71, 72.`,
      );
  return prefixes;
}

/** Who gets an SMS when an alarm fires, as E.164. */
export function readAlertPhones(values: Values): string[] {
  return (values.list('ALERT_PHONES') ?? []).flatMap((part) => {
    const reading = readPhone(part);
    if ('phone' in reading) return [reading.phone];
    values.refuse(`ALERT_PHONES has "${part}"; each must be a mobile number such as 61234567.`);
    return [];
  });
}

function readSender(values: Values): string {
  const sender = values.text('SMS_SENDER', 'Sowgat');
  if (!senderForm.test(sender))
    values.refuse(`SMS_SENDER is "${sender}"; it must be up to 11 plain letters and digits, or a number.`);
  return sender;
}

function checkSmppUrl(values: Values, url: string): void {
  try {
    readSmppUrl(url);
  } catch (error) {
    values.refuse(
      error instanceof URIError
        ? 'SMPP_URL cannot be read; a % in user or password is written as %25.'
        : `${(error as Error).message}.`,
    );
  }
}
