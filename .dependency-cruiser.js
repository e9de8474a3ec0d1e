// Who may import whom. `npm run check` fails when a rule is broken.

/**
 * Which features of the server may use which others, and why: the one table of arrows between them. A path below a
 * feature (`certificates/core`) is a floor of its own: others may use it without using the feature.
 */
export const featuresMayUse = {
  // Whatever staff change is recorded, so everybody may use it.
  audit: {},
  // What a link opens is its owner's business.
  links: {},
  // Whoever moves money posts it.
  ledger: {},
  // What couriers were shown, did and have in their purse; what follows for an order is a flow's.
  'couriers/core': { content: 'whether the page is on', ledger: 'a hand-in is posted' },
  stock: { audit: 'staff change counts' },
  media: { audit: 'staff change pictures' },
  notifications: { audit: 'staff change templates', content: "messages begin with the shop's name" },
  // Balances and sales, which an order spends, sells and gives back.
  'certificates/core': { ledger: 'their value is posted' },
  orders: {
    'certificates/core': 'an order is paid by certificates, and sells them',
    media: 'an order shows the pictures of its goods',
    ledger: 'money on delivery and of certificates is posted',
    'couriers/core': 'a buyer sees the code that a courier asks for, and money has a purse',
  },
  delivery: { audit: 'staff change zones, slots and days' },
  customers: {
    media: 'a profile has a picture',
    content: 'a code names the shop',
    notifications: 'a code goes out as a message',
    orders: 'numbers that have ordered keep a part of the codes',
  },
  catalogue: {
    audit: 'staff change products',
    stock: 'a new option brings its first units',
    media: 'a product has pictures',
    delivery: 'a card names the first day of delivery',
    orders: 'a review asks whether the goods arrived',
    customers: 'a review asks how its writer signs',
  },
  cart: { catalogue: 'options with their prices', stock: 'available units' },
  wishlist: { catalogue: 'cards of products', delivery: 'the first day of delivery' },
  people: {
    delivery: 'where people live',
    content: 'whether reminders are switched on',
    customers: 'where a reminder goes',
    links: 'a reminder brings a link',
    notifications: 'a reminder is an SMS',
    orders: 'who has a gift already is not reminded of',
  },
  content: {
    audit: 'staff change texts and banners',
    catalogue: 'the home page shows products',
    delivery: 'the home page names zones and days',
    'certificates/core': 'whether a gift certificate can be spent',
    media: 'banners have pictures',
    payments: 'the home page names the ways of paying',
  },
  payments: {
    audit: 'staff switch methods on and off, and ask for comparisons',
    content: 'the page of a bank names the shop',
    'certificates/core': 'money that certificates hold is not given back',
    orders: 'money and its order change in one transaction, order first',
    ledger: 'card money is posted',
  },
  staff: {
    audit: 'accounts and rights are recorded',
    content: 'an authenticator names the shop',
    customers: "a code proves the number of a courier's phone",
    links: 'a phone comes in by one',
  },
  'import-export': {
    audit: 'what an import changed is recorded',
    catalogue: 'products',
    stock: 'first units',
    media: 'pictures of products',
    orders: 'a spreadsheet of orders',
    payments: 'what banks are called',
    customers: 'who ordered',
  },
  certificates: {
    audit: 'staff issue and end them',
    content: 'whether they are switched on',
    catalogue: 'which goods are certificates',
    customers: 'who may ask for a balance while codes are guessed at',
    ledger: 'their value is posted',
    notifications: 'a code goes out as a message',
    orders: 'what an order spends of one',
    payments: 'how long those that are sold are good for',
    staff: 'a second person agrees to a large one',
  },
  promo: {
    audit: 'staff change codes',
    catalogue: 'the prices and categories of goods',
    content: 'whether codes are switched on',
    orders: 'whether it is the first order',
    staff: 'a second person agrees',
  },
  checkout: {
    catalogue: 'prices',
    stock: 'reservations',
    cart: 'the cart becomes an order',
    orders: 'the record of the sale',
    payments: 'money of the sale',
    delivery: 'slots and fees',
    customers: 'who buys',
    content: 'wraps and features',
    media: 'pictures of goods',
    notifications: 'the customer is told',
    promo: 'what a code takes off',
    certificates: 'those that it sells',
    links: 'an order is seen and paid by its link',
    'couriers/core': 'the code that a courier asks for, and failed attempts',
    people: 'an order to a kept person, and a gift for their date',
  },
  // Flows of staff: each changes what its owners own.
  fulfilment: {
    audit: 'every step is recorded',
    checkout: 'an order by phone is placed like any other',
    'couriers/core': 'whose round an order is on, and what a courier did',
    certificates: 'money of those that were sold comes back',
    staff: 'a second person agrees',
    orders: 'the record',
    payments: 'refunds',
    stock: 'returned goods',
    delivery: 'slots and addresses',
    catalogue: 'prices and names',
    content: 'wraps and contacts on what is printed',
    customers: 'who ordered',
    media: 'pictures of goods',
    notifications: 'messages about the order',
  },
  // Rounds, deeds and hand-ins.
  couriers: {
    audit: 'every step is recorded',
    fulfilment: 'a deed moves an order as staff do',
    checkout: 'an order is brought back, or stepped back',
    'certificates/core': 'the certificates on a stop',
    orders: 'the stops',
    content: "whether the page is on, and the shop's texts",
    notifications: 'messages of a deed',
    media: 'photos of proofs',
    payments: 'what may be taken at the door',
  },
  recipients: {
    audit: 'what the desk does about a request is recorded',
    checkout: 'an order gets its place and window, or ends',
    certificates: 'money of a declined gift becomes one',
    orders: 'requests and their orders',
    payments: 'the difference of a fee goes back',
    delivery: 'places and slots',
    customers: 'where the giver is told, and a code that proves a number',
    content: 'whom a recipient calls',
    'couriers/core': 'the code that a courier asks for',
    links: 'what opens the page',
    media: 'pictures of the parcel',
    notifications: 'recipients are asked by SMS',
    catalogue: 'what may be taken instead',
    stock: 'one unit for another',
  },
  privacy: {
    audit: 'erasing is recorded',
    certificates: 'where codes of certificates went',
    cart: 'what a person left there',
    wishlist: 'what a person marked',
    catalogue: 'what a person wrote',
    customers: 'the person',
    delivery: 'addresses',
    notifications: 'messages',
    orders: 'what a person bought',
    people: 'whom a person gives to',
    media: 'the profile picture',
    links: 'what they open',
  },
  dashboard: {
    catalogue: 'products that need attention',
    orders: 'sales',
    certificates: 'whether codes are guessed at',
    payments: 'card money',
    stock: 'what runs out',
    notifications: 'messages that did not arrive',
    delivery: 'the days ahead',
    content: 'first steps of a new shop',
    customers: 'new customers',
    media: 'pictures of products',
  },
  reports: {
    'couriers/core': 'balances and hand-ins',
    orders: 'sales and takings',
    payments: 'card money and what banks say',
    stock: 'what the stock is worth',
    ledger: 'balances and transfers',
  },
};

/** The same of the storefront's features. */
export const storefrontMayUse = {
  content: { catalogue: 'the home page shows products and gift ideas' },
  wishlist: {
    catalogue: 'cards of products',
    content: 'an empty wishlist shows what is popular',
  },
  cart: {
    delivery: 'what it costs to the chosen place',
    catalogue: 'cards of products and the choice of an option',
    content: 'the shop in brief: fees, and what is popular',
    customers: 'a promo code is looked up for whoever is signed in',
    gift: 'wrap, card and day are chosen in the cart as well',
    wishlist: 'a line can be put on the wishlist',
  },
  catalogue: {
    cart: 'a card and a product page put things into the cart',
    delivery: 'when goods come to the chosen place',
    gift: 'wrap, card and day are chosen on a product page as well',
    wishlist: 'and on the wishlist',
    content: 'the shop in brief: categories and brands; texts with paragraphs',
  },
  customers: {
    content: 'the shop in brief: phones',
    cart: 'the account page counts what is in it',
    wishlist: 'the account page counts what is on it',
    delivery: 'a sign-out drops the order being written',
    orders: 'certificates that were bought, in the account',
  },
  delivery: {
    content: 'texts with paragraphs',
    customers: 'addresses belong to whoever is signed in',
  },
  people: {
    content: 'the shop in brief: holidays',
    customers: 'the field of a phone number',
    delivery: 'places and addresses',
    orders: 'a gift is ordered and paid from the page of a reminder',
  },
  gift: {
    certificates: 'what a certificate is, in the place of wrap and card',
    content: 'the shop in brief: wraps and the price of a card',
    customers: 'the order being written is of whoever is signed in',
    delivery: 'the order being written; days and slots',
  },
  certificates: {
    content: 'the name of the shop on the card',
    customers: 'the field of a phone number',
    delivery: 'fields of the order being written',
  },
  orders: {
    cart: 'an order is put into the cart again',
    certificates: 'the card of a bought certificate',
    catalogue: 'the products that an order could not get',
    content: 'the shop in brief: contacts and payment methods',
    customers: 'orders belong to whoever is signed in',
    delivery: 'a giver names one of their addresses',
  },
  checkout: {
    cart: 'the cart becomes an order',
    catalogue: 'the products that the order could not get',
    certificates: 'how a certificate reaches its bearer',
    content: 'the shop in brief: wraps, payment methods, contacts',
    customers: 'who buys',
    delivery: 'addresses, places, slots and the order being written',
    gift: 'wrap, card and surprise',
    orders: 'the order that was made, and its payment',
    people: 'a kept person is the recipient at one press',
  },
};

/** The same of the back office's features. */
export const backofficeMayUse = {
  media: {},
  'import-export': {},
  orders: {
    certificates: 'the state of a certificate that was sold',
    media: 'a photo of the parcel is made smaller before it is sent',
  },
  taxonomy: { media: 'categories, brands and ideas have pictures' },
  delivery: { media: 'a wrapping has a picture' },
  catalogue: {
    media: 'a product has pictures',
    taxonomy: 'a product has categories, a brand, occasions, recipients and ideas',
  },
  stock: { taxonomy: 'the list is filtered by category' },
  certificates: {},
  promo: {},
  people: {},
  'search-terms': { taxonomy: 'a word may stand for a category' },
  content: {
    media: 'banners and texts have pictures',
    taxonomy: 'the hint how texts are marked up',
  },
  notifications: { orders: 'a message is named by the event of an order' },
  // What staff do with an order, and other screens that show one.
  fulfilment: { orders: 'an order by phone has the fields of an order; the board shows its marks and steps' },
  payments: { orders: 'the names of payment methods' },
  customers: { orders: 'the orders of a customer' },
  dashboard: { orders: 'orders that need attention', people: 'holidays that lack their day' },
  reports: { orders: 'the names of payment methods' },
  staff: {
    delivery: 'the change history names regions',
    'import-export': 'the change history names what was exported',
    'search-terms': 'the change history names kinds of words',
    content: 'the audit names sections of the home page',
    fulfilment: 'the phones of a courier',
    orders: 'the audit names what happened to an order',
    promo: 'and kinds of promo codes',
    certificates: 'and what their cards look like',
  },
};

const tests = '[.](test|suite|proof)[.]tsx?$';

/** One rule for each feature of a table; `flows` says where what needs several features belongs. */
function rulesOf(table, { side, prefix, flows }) {
  const folder = (name) => `^${side}/features/${name}/`;
  const floors = (name) => Object.keys(table).filter((other) => other.startsWith(`${name}/`));
  return Object.entries(table).map(([name, allowed]) => ({
    name: `${prefix}-${name}`,
    comment: `features/${name} may use ${Object.keys(allowed).join(', ') || 'no other feature'}. ${flows}`,
    severity: 'error',
    from: { path: folder(name), pathNot: [tests, ...floors(name).map(folder)] },
    to: { path: `^${side}/features/[^/]+/`, pathNot: [name, ...Object.keys(allowed)].map(folder) },
  }));
}

const featureRules = [
  ...rulesOf(featuresMayUse, {
    side: 'server',
    prefix: 'feature',
    flows: 'What needs several features belongs in a flow: checkout, fulfilment, privacy, dashboard.',
  }),
  ...rulesOf(storefrontMayUse, {
    side: 'storefront',
    prefix: 'storefront',
    flows: 'What needs several features belongs in checkout; what knows no feature, in store/ or ui/.',
  }),
  ...rulesOf(backofficeMayUse, {
    side: 'backoffice',
    prefix: 'office',
    flows: 'What knows no feature belongs in parts/, the frame of all pages in app/.',
  }),
];

export default {
  forbidden: [
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment: 'domain/ decides; it never reads, writes, waits or imports.',
      from: { path: '^domain/', pathNot: tests },
      to: { pathNot: '^domain/' },
    },
    {
      name: 'contract-is-shapes',
      severity: 'error',
      comment: 'contract/ may use typebox and domain/, nothing else.',
      from: { path: '^contract/', pathNot: tests },
      to: { pathNot: '^(contract|domain)/|node_modules/typebox/' },
    },
    {
      name: 'browser-not-to-server',
      severity: 'error',
      comment: 'What both need belongs in domain/ (rules) or contract/ (shapes).',
      from: { path: '^(storefront|backoffice)/' },
      to: { path: '^server/' },
    },
    {
      name: 'browser-takes-types-only',
      severity: 'error',
      comment:
        'Schemas stay out of the bundle; only contract/client.ts and contract/resources.ts may be imported for real.',
      // What the build alone reads is in no bundle.
      from: { path: '^(storefront|backoffice)/', pathNot: '^storefront/offline/public-answers[.]ts$' },
      to: {
        path: '^contract/',
        pathNot: '^contract/(client|resources)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'client-carries-no-schemas',
      severity: 'error',
      comment: 'They are in bundles; one real import would bring the schemas along.',
      from: { path: '^contract/(client|resources)[.]ts$' },
      to: { dependencyTypesNot: ['type-only'], path: '.' },
    },
    {
      name: 'front-ends-are-separate',
      severity: 'error',
      comment: 'Storefront and back office grow apart; what they share is in domain/ and contract/.',
      from: { path: '^(storefront|backoffice)/' },
      to: { path: '^(storefront|backoffice)/', pathNot: '^$1/' },
    },
    {
      name: 'ui-knows-no-feature',
      severity: 'error',
      comment: 'A piece of ui is given what it shows; it never fetches it from a feature.',
      from: { path: '^(storefront|backoffice)/ui/' },
      to: { path: '^$1/', pathNot: '^$1/ui/' },
    },
    {
      name: 'store-knows-no-feature',
      severity: 'error',
      comment: 'A slice says itself what of it is kept; app/store.ts joins the slices.',
      from: { path: '^storefront/store/', pathNot: tests },
      to: { path: '^storefront/', pathNot: '^storefront/(store/|lang/|ui/|settings[.]ts$)' },
    },
    {
      name: 'languages-know-no-store',
      severity: 'error',
      comment: 'Words stand below everything that says them.',
      from: { path: '^storefront/lang/', pathNot: tests },
      to: { path: '^storefront/', pathNot: '^storefront/lang/' },
    },
    {
      name: 'features-know-no-app',
      severity: 'error',
      comment:
        'The store of all slices and the routes are put together above the features; a page draws its own frame.',
      from: { path: '^storefront/(features|navigation|ui)/', pathNot: tests },
      to: { path: '^storefront/app/', pathNot: '^storefront/app/frame/' },
    },
    {
      name: 'office-features-know-no-app',
      severity: 'error',
      comment: 'Pages, menu and resources are put together above the features; a page draws its own frame.',
      from: { path: '^backoffice/features/', pathNot: tests },
      to: { path: '^backoffice/app/', pathNot: '^backoffice/app/frame/' },
    },
    {
      name: 'office-parts-know-no-feature',
      severity: 'error',
      comment: 'Inputs, frames, calls and words stand below every feature that uses them.',
      from: { path: '^backoffice/(parts|api|data|lang)/', pathNot: tests },
      to: { path: '^backoffice/(features|app)/' },
    },
    {
      name: 'pages-are-lazy',
      severity: 'error',
      comment: 'A page is reached through a lazy route, never imported.',
      from: { path: '^(storefront|backoffice)/', pathNot: tests },
      to: { path: '^(storefront|backoffice)/.+Page[.]tsx$', dependencyTypesNot: ['dynamic-import'] },
    },
    ...featureRules,
    {
      name: 'flows-own-no-table',
      severity: 'error',
      comment: 'A flow joins features; tables belong to owners.',
      from: { path: '^server/features/(checkout|fulfilment|privacy|dashboard)/' },
      to: { path: '^server/features/(checkout|fulfilment|privacy|dashboard)/.+[.]repo[.]ts$' },
    },
    {
      name: 'feature-internals-are-private',
      severity: 'error',
      comment: 'Ask a feature through its verbs and .read files; its tables, routes and jobs are its own.',
      from: { path: '^server/features/([^/]+)/' },
      to: { path: '^server/features/[^/]+/.+[.](repo|routes|jobs)[.]ts$', pathNot: '^server/features/$1/' },
    },
    {
      name: 'only-repos-speak-sql',
      severity: 'error',
      comment: 'A verb asks its repo; the SQL of a table is in one file.',
      from: {
        path: '^server/',
        pathNot: [
          '[.](repo|read)[.]ts$',
          '^server/platform/',
          '^server/(context|boot/.+|seed/.+|ops/.+|invariants/.+)[.]ts$',
          '^server/adapters/database/',
          tests,
        ],
      },
      to: { path: 'node_modules/(kysely|pg|@electric-sql)/' },
    },
    {
      name: 'only-routes-speak-http',
      severity: 'error',
      comment: 'Fastify lives in platform/http and the files that start the shop; features never see it.',
      from: {
        path: '^server/',
        pathNot: ['^server/platform/http/', '^server/(app|main|jobs)[.]ts$', '^server/(boot|ssr)/', tests],
      },
      to: { path: 'node_modules/@?fastify' },
    },
    {
      name: 'handlers-only-in-routes',
      severity: 'error',
      comment: 'A verb knows the caller and the input, not the request.',
      from: { path: '^server/features/', pathNot: '[.]routes[.]ts$' },
      to: { path: '^server/platform/http/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'one-place-picks-adapters',
      severity: 'error',
      comment: 'Import the port; the files that put the shop together decide which adapter stands behind it.',
      from: {
        path: '^server/',
        // The address of a neighbour is read by its adapter, for the settings too.
        pathNot: ['^server/(boot/|config/|ops/)', '^server/adapters/', tests],
      },
      to: { path: '^server/adapters/', pathNot: '/port[.]ts$' },
    },
    {
      name: 'adapters-are-separate',
      severity: 'error',
      comment: 'An adapter speaks to one outside system and to nobody inside.',
      from: { path: '^server/adapters/([^/]+)/' },
      to: { path: '^server/(adapters|features)/', pathNot: '^server/adapters/$1/' },
    },
    {
      name: 'platform-knows-no-shop',
      severity: 'error',
      comment: 'Machinery that needs the business is handed a function by app.ts or boot/.',
      from: { path: '^server/platform/' },
      to: { path: '^server/(features|adapters)/' },
    },
    {
      name: 'bank-simulator-is-apart',
      severity: 'error',
      comment:
        'The simulator is the bank, not the shop: sharing code would hide a misread manual from every test.',
      from: { path: '^server/bank-simulator/', pathNot: tests },
      to: { path: '^server/', pathNot: '^server/bank-simulator/' },
    },
    {
      name: 'server-runs-on-dependencies',
      severity: 'error',
      comment: 'npm ci --omit=dev must be enough to run the server.',
      from: { path: '^(server|contract|domain)/', pathNot: tests },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'Two files that need each other, even only for types, are one file, or lack a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-tests-in-production',
      severity: 'error',
      from: { path: '^(domain|contract|server|storefront|backoffice)/', pathNot: tests },
      to: { path: ['^tests/', tests] },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
