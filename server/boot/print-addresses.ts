/** What a person at the terminal of a demonstration needs: where the shop is. */
export type Addresses = {
  url: string;
  /** Creates the first account, once. */
  officeLink: string | undefined;
  simulatorUrl: string | undefined;
  /** Whether this is a demonstration, whose SMS are read in the browser. */
  hasInbox: boolean;
};

type Say = (line: string) => void;

export function printAddresses(say: Say, { url, officeLink, simulatorUrl, hasInbox }: Addresses): void {
  say(`  Shop           ${url}`);
  say(`  Back office    ${officeLink ?? `${url}/office`}`);
  if (hasInbox) say(`  SMS inbox      ${url}/demo/sms`);
  if (simulatorUrl) say(`  Bank simulator ${simulatorUrl}`);
  say(`  API            ${url}/api/docs`);
  say('\n  Ctrl-C closes it.\n');
}

/** The SMS of the demonstration's orders are sent by then. */
const againMs = 30_000;

/** Prints the addresses once more where messages in the log have pushed them off the screen. */
export function repeatAddresses(say: Say, addresses: Addresses, countSms: () => number): void {
  const before = countSms();
  setTimeout(() => {
    const sent = countSms() - before;
    if (sent === 0) return;
    say(`\n  Sowgat is open; ${sent} SMS so far\n`);
    printAddresses(say, addresses);
  }, againMs).unref();
}
