// Who may import whom. `npm run check` fails when a rule is broken.

export const slicesMayUse = {
  // A card names the first day of delivery; a review asks whether the goods arrived and how to sign it.
  catalogue: ['media', 'delivery', 'orders', 'identity'],
  stock: [],
  cart: ['catalogue', 'stock'],
  orders: ['media'],
  // Money and the order it is for change in one transaction, order first.
  payments: ['orders'],
  delivery: [],
  // A profile has a picture; a code goes out as a message; numbers that have ordered keep a part of the codes.
  identity: ['media', 'messages', 'orders'],
  wishlist: ['catalogue', 'delivery'],
  // The home page gathers what the frame of every page shows.
  content: ['catalogue', 'delivery', 'media'],
  media: [],
  messages: [],
  checkout: [
    'catalogue',
    'stock',
    'cart',
    'orders',
    'payments',
    'delivery',
    'identity',
    'content',
    'media',
    'messages',
  ],
  audit: [],
  // Whoever makes an account or changes a right is written down.
  staff: ['audit'],
  // Reading and writing sheets of products, with their pictures.
  exchange: ['catalogue', 'stock', 'media', 'orders', 'identity', 'audit'],
  // What staff do: each story changes what its owners own, and is written down.
  office: [
    'audit',
    'catalogue',
    'stock',
    'orders',
    'payments',
    'delivery',
    'identity',
    'content',
    'media',
    'messages',
    'checkout',
    'exchange',
    'cart',
    'wishlist',
  ],
};

const slice = (name) => `^server/shop/${name}/`;
const tests = '[.](test|suite|proof)[.]tsx?$';

const sliceRules = Object.entries(slicesMayUse).map(([name, allowed]) => ({
  name: `slice-${name}`,
  comment: `shop/${name} may use ${allowed.join(', ') || 'no other slice'}. A story that needs several slices belongs in shop/checkout.`,
  severity: 'error',
  from: { path: slice(name), pathNot: tests },
  to: { path: '^server/shop/', pathNot: [name, ...allowed].map(slice) },
}));

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
      comment: 'Schemas stay out of the bundle; only contract/client.ts may be imported for real.',
      from: { path: '^(storefront|backoffice)/' },
      to: { path: '^contract/', pathNot: '^contract/client[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'client-carries-no-schemas',
      severity: 'error',
      comment: 'The client is in every bundle; one real import would bring the schemas along.',
      from: { path: '^contract/client[.]ts$' },
      to: { dependencyTypesNot: ['type-only'], path: '.' },
    },
    {
      name: 'front-ends-are-strangers',
      severity: 'error',
      comment: 'Shop window and office grow apart; what they share is in domain/ and contract/.',
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
      name: 'pages-are-lazy',
      severity: 'error',
      comment: 'A page is reached through a lazy route, never imported.',
      from: { path: '^(storefront|backoffice)/', pathNot: tests },
      to: { path: '^(storefront|backoffice)/.+Page[.]tsx$', dependencyTypesNot: ['dynamic-import'] },
    },
    ...sliceRules,
    {
      name: 'stories-own-no-table',
      severity: 'error',
      comment: 'checkout and office tell stories; tables belong to owners.',
      from: { path: '^server/shop/(checkout|office)/' },
      to: { path: '^server/shop/(checkout|office)/.+[.]repo[.]ts$' },
    },
    {
      name: 'slice-internals-are-private',
      severity: 'error',
      comment: 'Ask a slice through its verbs; its tables and routes are its own.',
      from: { path: '^server/shop/([^/]+)/' },
      to: { path: '^server/shop/[^/]+/.+[.](repo|routes|jobs)[.]ts$', pathNot: '^server/shop/$1/' },
    },
    {
      name: 'only-repos-speak-sql',
      severity: 'error',
      comment: 'A verb asks its repo; the SQL of a table is in one file.',
      from: {
        path: '^server/',
        pathNot: [
          '[.]repo[.]ts$',
          '^server/platform/',
          '^server/(context.*|cli/.+|seed/.+|backup/.+)[.]ts$',
          '^server/adapters/database/',
          tests,
        ],
      },
      to: { path: 'node_modules/(kysely|pg|@electric-sql)/' },
    },
    {
      name: 'only-routes-speak-http',
      severity: 'error',
      comment: 'Fastify lives in platform/http and the files that start the shop; slices never see it.',
      from: {
        path: '^server/',
        pathNot: ['^server/platform/http', '^server/[^/]+[.]ts$', '^server/pages/', tests],
      },
      to: { path: 'node_modules/@?fastify' },
    },
    {
      name: 'handlers-only-in-routes',
      severity: 'error',
      comment: 'A verb knows the caller and the wish, not the request.',
      from: { path: '^server/shop/', pathNot: '[.]routes[.]ts$' },
      to: { path: '^server/platform/http', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'one-place-picks-adapters',
      severity: 'error',
      comment: 'Import the port; the files that put the shop together decide which adapter stands behind it.',
      from: {
        path: '^server/',
        // The address of a neighbour is read by its adapter, for the settings too.
        pathNot: ['^server/(context|start|demo|config/|cli/open-shop|backup/)', '^server/adapters/', tests],
      },
      to: { path: '^server/adapters/', pathNot: '/port[.]ts$' },
    },
    {
      name: 'adapters-are-strangers',
      severity: 'error',
      comment: 'An adapter speaks to the world outside and to nobody inside.',
      from: { path: '^server/adapters/([^/]+)/' },
      to: { path: '^server/(adapters|shop)/', pathNot: '^server/adapters/$1/' },
    },
    {
      name: 'platform-knows-no-shop',
      severity: 'error',
      comment: 'Machinery that needs the business is handed a function by app.ts or context.ts.',
      from: { path: '^server/platform/' },
      to: { path: '^server/(shop|adapters)/' },
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
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
