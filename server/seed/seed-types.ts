import type { PageName } from '#domain/pages.ts';
import type { SeedRendition } from './render-picture.ts';

/** A text in both languages of the shop. */
export type Text = { readonly tm: string; readonly ru: string };

/** A picture and its ready files, as `pictures/pictures.json` lists them. */
export type SeedPicture = {
  /** The hash of the original: a picture is known by its content. */
  readonly id: string;
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly alt: Text;
  readonly renditions: readonly SeedRendition[];
};

/** A top category has no parent; the order of the list is the order in the shop. */
export type SeedCategory = {
  readonly key: string;
  readonly parent?: string;
  readonly title: Text;
  readonly picture: string;
};

export type SeedBrand = {
  readonly key: string;
  readonly title: string;
  readonly about: Text;
  readonly picture: string;
};

/** `day` is set when the occasion falls on the same date every year. */
export type SeedOccasion = {
  readonly key: string;
  readonly title: Text;
  readonly day?: DayOfYear;
  /** The moon moves it. */
  readonly moves?: true;
};

export type SeedRecipient = { readonly key: string; readonly title: Text };

export type SeedAttribute = { readonly label: Text; readonly value: Text };

/** What is sold. Prices are in tenge, `count` is the units in stock. */
export type SeedOption = {
  /** of one of several */
  readonly title?: Text;
  readonly price: number;
  readonly oldPrice?: number;
  readonly count: number;
  readonly picture?: string;
};

export type SeedProduct = {
  readonly key: string;
  readonly title: Text;
  readonly about: Text;
  readonly brand: string;
  /** Leaf categories, the first one is the product's own. */
  readonly categories: readonly string[];
  readonly occasions: readonly string[];
  readonly recipients: readonly string[];
  /** The first one stands on the card. */
  readonly pictures: readonly string[];
  readonly attributes: readonly SeedAttribute[];
  readonly options: readonly SeedOption[];
  /** Working days until one is made to order. */
  readonly leadDays?: number;
  /** How many days before seeding it came into the shop. */
  readonly daysAgo: number;
  /** 0 to 100: how much it has been sought so far. */
  readonly popularity: number;
};

export type SeedIdea = {
  readonly key: string;
  readonly title: Text;
  readonly subtitle: Text;
  readonly picture: string;
  readonly story: readonly Text[];
  readonly products: readonly string[];
};

/** Where a banner leads; keys become numbers when the data is loaded. */
export type SeedLink =
  | { readonly page: PageName }
  | { readonly idea: string }
  | { readonly product: string }
  | { readonly category: string }
  | { readonly occasion: string }
  | { readonly recipient: string };

export type SeedBanner = {
  readonly title: Text;
  readonly subtitle: Text;
  readonly picture: string;
  readonly link: SeedLink;
  readonly isMain: boolean;
  /** Shown in its season only. */
  readonly season?: SeedSeason;
};

type DayOfYear = { readonly month: number; readonly day: number };
/** Both days are its own, and of one year. */
export type SeedSeason = { readonly from: DayOfYear; readonly until: DayOfYear };

/** What a customer said. Reviews are in one language, the customer's own. */
export type SeedReview = {
  readonly product: string;
  readonly author: string;
  readonly rating: number;
  readonly text: string;
  readonly daysAgo: number;
};

export type SeedZone = {
  readonly id: string;
  readonly title: Text;
  readonly fee: number;
  readonly freeFrom: number;
  readonly minimum: number;
  readonly expressFee: number | null;
  readonly leadDays: number;
};

export type SeedSlot = {
  readonly weekday: number;
  readonly starts: string;
  readonly ends: string;
  readonly capacity: number;
  readonly cutoffMinutes: number;
  readonly zones: readonly string[];
};

export type SeedPeakDay = {
  readonly month: number;
  readonly day: number;
  readonly reason: Text;
  readonly capacityPercent: number;
};

export type SeedWrap = { readonly title: Text; readonly price: number; readonly picture: string };

/** A part of a longer page. */
export type SeedSection = {
  readonly id?: 'terms';
  readonly title: Text;
  readonly body: Text;
  readonly picture?: string;
};
