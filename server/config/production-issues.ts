import { isLoopback } from '#server/boot/addresses.ts';
import type { Config, Env } from './types.ts';

const plainPasswords =
  /^(postgres|password|passwort|changeme|secret|sowgat|shop|admin|root|demo|test|123456\d*)$/i;

/** What is good enough for a demonstration and not for customers; every problem is a sentence. */
export function findProductionIssues(
  { secretKey, databaseUrl, databaseDirectUrl, databaseOwnerUrl, sms, publicUrl, banks }: Config,
  env: Env,
): string[] {
  const problems: string[] = [];
  if (secretKey === undefined)
    problems.push(
      'SECRET_KEY is missing; production needs one of at least 32 bytes (try: openssl rand -base64 48).',
    );
  else if (new Set(secretKey).size < 12)
    problems.push('SECRET_KEY is too plain to be random; make one (try: openssl rand -base64 48).');
  if (!env['DATABASE_URL']?.trim())
    problems.push(
      'DATABASE_URL is missing; production needs your PostgreSQL, or DATABASE_URL=embedded for the one in DATA_DIR.',
    );
  for (const [name, url] of Object.entries({
    DATABASE_URL: databaseUrl,
    DATABASE_DIRECT_URL: databaseDirectUrl,
    DATABASE_OWNER_URL: databaseOwnerUrl,
  }))
    if (url && URL.canParse(url) && plainPasswords.test(new URL(url).password))
      problems.push(`${name} has a password that everybody tries first; give the user one of its own.`);
  if (sms.driver === 'log')
    problems.push('SMS_DRIVER=log sends no SMS; production needs file, http or smpp.');
  if (!publicUrl.startsWith('https://'))
    problems.push(`PUBLIC_URL is "${publicUrl}"; production needs the https:// address that customers see.`);
  for (const bank of banks) {
    if (isLoopback(new URL(URL.canParse(bank.url) ? bank.url : 'http://x').hostname))
      problems.push(`BANK_${bank.code}_URL is on this machine; production refuses a simulator.`);
    if (bank.user.startsWith('demo-'))
      problems.push(`BANK_${bank.code}_USER is a merchant of the simulator; production refuses it.`);
  }
  for (const [name, value] of Object.entries(env))
    if (
      /SECRET|PASSWORD|TOKEN|CALLBACK_KEY/.test(name) &&
      value &&
      /^(changeme|secret|password|demo|example)/i.test(value) &&
      /^(SECRET_KEY|BANK_|SMS_|SMPP_)/.test(name)
    )
      problems.push(`${name} is a default value; give it one of its own.`);
  return problems;
}
