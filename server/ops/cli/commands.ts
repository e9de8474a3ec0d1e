export type Command = {
  says: string;
  run: (args: string[], env: Record<string, string | undefined>) => Promise<void>;
};

/** All commands; the file of a command is loaded only when it is used. */
export const commands: Record<string, { says: string; load: () => Promise<{ run: Command['run'] }> }> = {
  'alert-receiver': {
    says: 'turns alerts of Alertmanager into SMS for ALERT_PHONES: --host 127.0.0.1 --port 9465',
    load: () => import('./alert-receiver.ts'),
  },
  audit: {
    says: 'whether rows of the audit were altered or its end is gone: --anchor ROWS:HASH, --seal --new-key under a new SECRET_KEY',
    load: () => import('./audit.ts'),
  },
  backup: {
    says: 'rows and pictures into a folder of BACKUP_DIR, beside the open shop; removes old ones: --keep 14',
    load: () => import('./backup.ts'),
  },
  'bank-simulator': {
    says: 'a bank with a payment page and a ledger, on loopback',
    load: () => import('./bank-simulator.ts'),
  },
  books: {
    says: "compares every payment with the banks' own figures, and with what a bank exported: --bank-list FILE.csv; changes nothing",
    load: () => import('./books.ts'),
  },
  'create-staff': {
    says: 'an account of the back office and its one-time link: --login aman --name "Aman" --role manager',
    load: () => import('./create-staff.ts'),
  },
  'demo-customers': {
    says: 'customers for load tests, one JSON line each: --count 200 (demonstration only)',
    load: () => import('./demo-customers.ts'),
  },
  doctor: {
    says: 'the settings without secrets, and whether database, SMS, banks and storage answer',
    load: () => import('#server/ops/cli/doctor/doctor.ts'),
  },
  init: {
    says: 'a new shop with the demonstration goods, or without any: --empty',
    load: () => import('./init.ts'),
  },
  invariants: {
    says: 'whether the books of this database are in order (I1 to I22); changes nothing',
    load: () => import('./invariants.ts'),
  },
  ledger: {
    says: 'whether closed days are as they were told: verify FILE --hash HASH, without the shop; check --anchor DAY:HASH',
    load: () => import('./ledger.ts'),
  },
  'list-jobs': {
    says: 'scheduled tasks with their interval, and jobs',
    load: () => import('./list-jobs.ts'),
  },
  migrate: { says: 'brings the database to the newest schema', load: () => import('./migrate.ts') },
  order: {
    says: 'why an order is where it is: timeline, payments, banks, refunds, SMS, jobs: order S-100003',
    load: () => import('./order.ts'),
  },
  openapi: { says: 'prints the OpenAPI document', load: () => import('./openapi.ts') },
  'reseal-certificates': {
    says: 'codes of gift certificates under a new SECRET_KEY: --former-key FILE, which holds the former one',
    load: () => import('./reseal-certificates.ts'),
  },
  restore: {
    says: 'a backup becomes the shop: --from FOLDER, or --at 2026-11-20T10:15:00+05:00 with WAL_ARCHIVE; --replace; --new-key',
    load: () => import('./restore.ts'),
  },
  'restore-drill': {
    says: 'restores the newest backup aside and checks its books; nightly, for the alarm',
    load: () => import('./restore-drill.ts'),
  },
  'retry-jobs': {
    says: 'gives the jobs that were given up all their tries again',
    load: () => import('./retry-jobs.ts'),
  },
  seed: {
    says: 'the demonstration goods, into a shop that has none',
    load: async () => ({ run: (await import('./init.ts')).runSeed }),
  },
  'send-sms': {
    says: 'sends one text by the driver of the settings: --to 61234567 --text "Salam"',
    load: () => import('./send-sms.ts'),
  },
  sql: {
    says: 'one statement on the shop\'s database, which reads only unless told: "select now()" --write',
    load: () => import('./sql.ts'),
  },
  tables: {
    says: "writes the tables' types from the migrated schema",
    load: async () => ({ run: (await import('./migrate.ts')).runTables }),
  },
};
